import CoreLocation
import Foundation
import Testing
import UserNotifications

/// Notifications: an app can describe them, and none is shown.
@Suite struct UserNotificationsTests {
  private final class Silent: NSObject, UNUserNotificationCenterDelegate {}

  private final class Loud: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([.banner, .sound]) }
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
      -> UNNotificationPresentationOptions
    {
      [.list]
    }
  }

  @Test func `a text of a notification is a format, for texts and numbers`() {
    // No table has these keys, so each stands for itself.
    #expect(NSString.localizedUserNotificationString(forKey: "due %@ in %@", arguments: ["today", 3]) == "due today in 3")
    #expect(NSString.localizedUserNotificationString(forKey: "100%", arguments: nil) == "100%")
  }

  @Test func `every method of a delegate is optional, in both forms`() async {
    let request = UNNotificationRequest(identifier: "a", content: UNMutableNotificationContent(), trigger: nil)
    let notification = UNNotification(date: Date(), request: request)
    let response = UNTextInputNotificationResponse(
      notification: notification, actionIdentifier: UNNotificationDefaultActionIdentifier, userText: "tide")
    let delegates: [(any UNUserNotificationCenterDelegate, UNNotificationPresentationOptions, UNNotificationPresentationOptions)] = [
      (Silent(), [], []), (Loud(), [.banner, .sound], [.list]),
    ]
    for (delegate, called, awaited) in delegates {
      var (options, isDone) = (UNNotificationPresentationOptions.alert, false)
      func present() { delegate.userNotificationCenter(.current(), willPresent: notification) { options = $0 } }
      func receive() { delegate.userNotificationCenter(.current(), didReceive: response) { isDone = true } }
      present()
      receive()
      #expect(options == called && isDone)
      #expect(await delegate.userNotificationCenter(.current(), willPresent: notification) == awaited)
      await delegate.userNotificationCenter(.current(), didReceive: response)
      delegate.userNotificationCenter(.current(), openSettingsFor: notification)
    }
  }

  @Test func `the center keeps its delegate weakly, and its categories`() async {
    let center = UNUserNotificationCenter.current()
    var delegate: Silent? = Silent()
    center.delegate = delegate
    #expect(center.delegate === delegate && delegate != nil)
    delegate = nil
    #expect(center.delegate == nil)

    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", options: [.foreground], textInputButtonTitle: "Send", textInputPlaceholder: "Text")
    func category(_ title: String) -> UNNotificationCategory {
      let action = UNNotificationAction(identifier: "done", title: title, options: [.destructive], icon: .init(systemImageName: "checkmark"))
      return UNNotificationCategory(identifier: "tide", actions: [action, reply], intentIdentifiers: [], options: .customDismissAction)
    }
    center.setNotificationCategories([category("Done"), category("Done"), category("Ready")])
    let categories = await center.notificationCategories()
    #expect(categories == [category("Done"), category("Ready")] && categories.count == 2)
    #expect(categories.allSatisfy { ($0.actions.last as? UNTextInputNotificationAction)?.textInputButtonTitle == "Send" })
    #expect(await withCheckedContinuation { done in center.getNotificationCategories { done.resume(returning: $0.count) } } == 2)
    center.setNotificationCategories([])
  }

  @Test func `nothing is pending or delivered, also after a request`() async {
    let center = UNUserNotificationCenter.current()
    let content = UNMutableNotificationContent()
    (content.title, content.interruptionLevel, content.relevanceScore) = ("High tide", .timeSensitive, 0.5)
    let request = UNNotificationRequest(
      identifier: "a", content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
    await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request) }
    #expect(
      await withCheckedContinuation { done in center.add(request) { done.resume(returning: $0 as? UNError) } } == UNError(.notificationsNotAllowed))
    await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.setBadgeCount(1) }
    center.removePendingNotificationRequests(withIdentifiers: ["a"])
    center.removeAllDeliveredNotifications()
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(await center.deliveredNotifications().isEmpty)
    #expect(await withCheckedContinuation { done in center.getDeliveredNotifications { done.resume(returning: $0.isEmpty) } })
  }

  @Test func `a copy of a content has all of it`() throws {
    let content = UNMutableNotificationContent()
    (content.title, content.subtitle, content.body, content.badge) = ("a", "b", "c", 3)
    (content.userInfo, content.targetContentIdentifier, content.interruptionLevel) = (["tide": 4], "t", .critical)
    let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
    content.title = "changed"
    #expect(copy.title == "a" && copy.subtitle == "b" && copy.body == "c" && copy.badge == 3 && copy.userInfo["tide"] as? Int == 4)
    #expect(copy.targetContentIdentifier == "t" && copy.interruptionLevel == .critical)
    let fixed = try #require(copy.copy() as? UNNotificationContent)
    #expect(fixed.title == "a" && !(fixed is UNMutableNotificationContent))
  }

  @Test func `an attachment is a file of a picture, sound or film`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("attachments-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.png", "a.txt", "a"] { try Data([1]).write(to: folder.appendingPathComponent(name)) }
    #expect(try UNNotificationAttachment(identifier: "a", url: folder.appendingPathComponent("a.png")).type == "public.png")
    #expect(throws: UNError(.attachmentInvalidURL)) { try UNNotificationAttachment(identifier: "", url: folder.appendingPathComponent("b.png")) }
    #expect(throws: UNError(.attachmentUnrecognizedType)) {
      try UNNotificationAttachment(identifier: "", url: folder.appendingPathComponent("a.txt"))
    }
    let hint = [UNNotificationAttachmentOptionsTypeHintKey: "public.mp3"]
    #expect(try !UNNotificationAttachment(identifier: "", url: folder.appendingPathComponent("a"), options: hint).identifier.isEmpty)
  }

  @Test func `a date of a calendar has its next time`() throws {
    let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8, minute: 30), repeats: true)
    let next = try #require(trigger.nextTriggerDate())
    let parts = Calendar.current.dateComponents([.hour, .minute], from: next)
    #expect(parts.hour == 8 && parts.minute == 30 && next > Date() && trigger.repeats)
  }

  @Test func `notifications fail with UNError`() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(try await center.requestAuthorization(options: [.alert]) == false)
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    await #expect(throws: UNError.self) {
      try await center.add(UNNotificationRequest(identifier: "a", content: UNMutableNotificationContent(), trigger: nil))
    }
  }

  @Test func `a location trigger keeps its region`() {
    let region = CLBeaconRegion(uuid: UUID(), major: 7, identifier: "pier")
    let trigger = UNLocationNotificationTrigger(region: region, repeats: true)
    #expect(trigger.region === region && trigger.repeats)
  }
}
