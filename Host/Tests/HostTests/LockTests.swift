import AlmanacPainter
import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Reports
import TestWaiting
import Testing

@testable import Host
@testable import Store

extension ProcessTests {
  /// Lock, passcode and protected apps (Specification D5, A10, C7).
  @Suite struct LockTests {
    private static let passcode = "1234"
    private static let seed = #"{"seed":"everyday"}"#
    /// What the extension's kind Secret shows for this seed.
    private static let secret = "balance " + "everyday".utf8.map { String(Int($0) * 7919 % 65_537, radix: 16) }.joined(separator: ":")

    /// A configuration with a cheap derivation and delays that a test can meet.
    private static func configuration(_ fixture: Fixture, delays: [Double] = [0]) -> HostConfiguration {
      var configuration = fixture.configuration()
      configuration.speedUpPasscodes()
      configuration.lock.delays = delays
      return configuration
    }

    /// Gives the fixture's bundle entitlements.
    private static func entitle(
      _ bundle: URL, _ entitlements: [String: Any] = ["com.apple.developer.default-data-protection": "NSFileProtectionComplete"]
    ) throws {
      try PropertyListSerialization.data(fromPropertyList: entitlements, format: .xml, options: 0)
        .write(to: bundle.appendingPathComponent("entitlements.plist"))
    }

    /// A started host with the test app, protected or not, and a widget that has a timeline.
    private static func started(
      _ fixture: Fixture, isProtected: Bool = true, kind: String = "Secret", delays: [Double] = [0]
    ) async throws -> (host: DeviceHost, widget: String) {
      if isProtected { try entitle(fixture.bundleURL) }
      let host = try DeviceHost(configuration: configuration(fixture, delays: delays))
      try await host.start()
      _ = try await host.install(bundle: fixture.bundleURL)
      try await host.launch("Test")
      let widget = try await host.add(app: "Test", kind: kind, family: .systemSmall, configuration: Data(seed.utf8)).id
      try await until({ await host.instances().first?.stage }, is: .timeline)
      return (host, widget)
    }

    private static func lockError(_ body: () async throws -> some Any) async -> LockError? {
      do {
        _ = try await body()
        return nil
      } catch {
        return error as? LockError
      }
    }

    @Test func `without a passcode nothing can be locked`() async throws {
      let fixture = try Fixture()
      let (host, _) = try await Self.started(fixture)
      #expect(await Self.lockError { try await host.lock() } == .noPasscode)
      #expect(await Self.lockError { try await host.unlock(Self.passcode) } == .noPasscode)
      #expect(try await host.lockStatus() == LockStatus(isLocked: false, hasPasscode: false, hidesContent: false, failures: 0, wait: 0))
      await host.stop()
    }

    @Test func `a locked host shows the placeholder of a protected app and nothing of its content`() async throws {
      let fixture = try Fixture()
      let (host, widget) = try await Self.started(fixture)
      try await host.setPasscode(current: nil, new: Self.passcode)
      let (picture, timeline) = (try await host.image(widget), try await host.timeline(widget))
      #expect(picture.caching == .none)
      #expect(try await host.displayList(widget).widgetURL == Self.secret)
      #expect(timeline.diagnostics.map(\.message) == [Self.secret] && timeline.entries.count == 1)
      try await host.lock()
      #expect(await host.isLocked)
      // A client cannot ask for more than the lock allows.
      for redaction in [RedactionValue.none, .privacy, .placeholder] {
        for date in [nil, Date().addingTimeInterval(7200), Date().addingTimeInterval(-7200)] {
          let locked = try await host.image(widget, presentation: Presentation(redaction: redaction), at: date)
          #expect(locked.png != picture.png && locked.caching == .none)
          #expect(locked.nextChange == nil)
        }
      }
      let list = try await host.displayList(widget)
      #expect(list.widgetURL.isEmpty && ContentReport(list, at: .now).text.isEmpty)
      for redaction in RedactionValue.named.map(\.value) {
        let content = try await host.content(widget, presentation: Presentation(redaction: redaction))
        #expect(content.redaction == .placeholder && content.nextEntry == nil)
        #expect(try !content.list.jsonString().contains(Self.secret) && ContentReport(content.list, at: .now).elements == [])
      }
      let hidden = try await host.timeline(widget)
      #expect(hidden.entries.isEmpty && hidden.diagnostics.isEmpty && hidden.failure == nil && hidden.instance.configuration.isEmpty)
      #expect(try await host.day(of: widget).entries.isEmpty)
      #expect(try await host.why(widget).decisions.allSatisfy { $0.detail == nil })
      #expect(await Self.lockError { try await host.galleryImage(app: "Test", kind: "Secret", family: .systemSmall) } == .locked)
      try await host.unlock(Self.passcode)
      #expect(try await host.image(widget).png == picture.png)
      #expect(try await host.timeline(widget).diagnostics == timeline.diagnostics)
      await host.stop()
    }

    @Test func `an unprotected app hides only what is private and all of it if the person says so`() async throws {
      let fixture = try Fixture()
      let (host, widget) = try await Self.started(fixture, isProtected: false)
      try await host.setPasscode(current: nil, new: Self.passcode)
      let shown = try await host.image(widget)
      #expect(shown.caching == .checked)
      let partial = try await host.image(widget, presentation: Presentation(redaction: .privacy))
      #expect(shown.png != partial.png)
      #expect(ContentReport(try await host.displayList(widget), at: .now).text == Self.secret)
      let redacted = try await host.content(widget, presentation: Presentation(redaction: .privacy))
      #expect(redacted.redaction == .privacy && ContentReport(redacted.list, at: .now).elements == [])
      try await host.lock()
      #expect(try await host.image(widget).png == partial.png)
      #expect(try await host.image(widget, presentation: Presentation(redaction: .none)).png == partial.png)
      #expect(ContentReport(try await host.displayList(widget), at: .now).text.isEmpty)
      for redaction in RedactionValue.named.map(\.value) {
        let content = try await host.content(widget, presentation: Presentation(redaction: redaction))
        #expect(content.redaction == (redaction == .placeholder ? .placeholder : .privacy))
        #expect(ContentReport(content.list, at: .now).elements == [])
      }
      #expect(try await host.timeline(widget).entries.count == 1)
      var settings = await host.settings
      settings.hidesContentWhileLocked = true
      try await host.update(settings)
      #expect(try await host.image(widget).png != partial.png)
      #expect(try await host.timeline(widget).entries.isEmpty)
      settings.hidesContentWhileLocked = false
      #expect(await Self.lockError { try await host.update(settings) } == .locked)
      try await host.unlock(Self.passcode)
      try await host.update(settings)
      #expect(try await host.image(widget).png == shown.png)
      await host.stop()
    }

    @Test func `reloads of a protected app wait for the unlocking`() async throws {
      let fixture = try Fixture()
      let (host, widget) = try await Self.started(fixture)
      try await host.setPasscode(current: nil, new: Self.passcode)
      try await host.lock()
      let before = await host.state.instances[InstanceID(widget)]?.archives
      try await host.reload(app: "Test", kind: "Secret", foreground: true)
      #expect(try await host.decisions(widget).first?.rule == "locked")
      #expect(await host.attempts.isEmpty)
      try await host.unlock(Self.passcode)
      try await until(
        { await host.state.instances[InstanceID(widget)]?.archives != before }, seen: { await host.state.instances[InstanceID(widget)]?.archives })
      #expect(try await host.displayList(widget).widgetURL == Self.secret)
      await host.stop()
    }

    @Test func `an answer that arrives after the lock is dropped by name`() async throws {
      let fixture = try Fixture()
      let (host, widget) = try await Self.started(fixture)
      try await host.setPasscode(current: nil, new: Self.passcode)
      let slow = try await host.add(app: "Test", kind: "Hang", family: .systemSmall).id
      try await until({ await host.attempts[InstanceID(slow)] != nil }, seen: { await host.attempts[InstanceID(slow)] })
      try await host.lock()
      #expect(try await host.decisions(slow).contains { $0.detail == "host: \(Decision.droppedDetail)" })
      #expect(await host.attempts.isEmpty)
      #expect(try await host.image(widget).caching == .none)
      await host.stop()
    }

    @Test func `wrong passcodes are slowed down, also after a restart and with the clock set back, but never for good`() async throws {
      let fixture = try Fixture()
      let delays = [0.0, 0, 3600]
      do {
        let (host, _) = try await Self.started(fixture, delays: delays)
        try await host.setPasscode(current: nil, new: Self.passcode)
        try await host.lock()
        #expect(await Self.lockError { try await host.unlock("0000") } == .wrongPasscode(wait: 0))
        #expect(await Self.lockError { try await host.unlock("0000") } == .wrongPasscode(wait: 0))
        guard case .wrongPasscode(let wait) = await Self.lockError({ try await host.unlock("0000") }) else {
          Issue.record("the third passcode was not refused")
          return
        }
        #expect(wait > 0 && wait <= 3600)
        // Not even the right one is tried now.
        for shift in [0.0, -86_400, 86_400] {
          await host.shiftClock(by: shift)
          guard case .delayed(let wait) = await Self.lockError({ try await host.unlock(Self.passcode) }) else {
            Issue.record("no delay with the clock shifted by \(shift) s")
            return
          }
          #expect(wait > 0 && wait <= 3600)
        }
        #expect(try await host.lockStatus().failures == 3)
        await host.stop()
      }
      do {
        let host = try DeviceHost(configuration: Self.configuration(fixture, delays: delays))
        try await host.start()
        guard case .delayed = await Self.lockError({ try await host.unlock(Self.passcode) }) else {
          Issue.record("no delay after a restart")
          return
        }
        await host.stop()
      }
      // The delay has passed.
      let host = try DeviceHost(configuration: Self.configuration(fixture, delays: [0]))
      try await host.start()
      try await host.unlock(Self.passcode)
      let status = try await host.lockStatus()
      #expect(!status.isLocked && status.failures == 0 && status.wait == 0)
      await host.stop()
    }

    @Test func `a host that starts with a passcode is locked and shows placeholders until it is unlocked`() async throws {
      let fixture = try Fixture()
      var (picture, widget) = (Data(), "")
      do {
        let started = try await Self.started(fixture)
        widget = started.widget
        try await started.host.setPasscode(current: nil, new: Self.passcode)
        picture = try await started.host.image(widget).png
        #expect(try await !started.host.lockStatus().isLocked)
        await started.host.stop()
      }
      let host = try DeviceHost(configuration: Self.configuration(fixture))
      try await host.start()
      #expect(await host.isLocked)
      #expect(await host.state.isLocked)
      let locked = try await host.image(widget).png
      #expect(locked != picture)
      #expect(await Self.lockError { try await host.unlock("wrong") } == .wrongPasscode(wait: 0))
      #expect(try await host.image(widget).png == locked)
      try await host.unlock(Self.passcode)
      #expect(try await host.image(widget).png == picture)
      await host.stop()
    }

    @Test func `the passcode can change while widgets reload`() async throws {
      let fixture = try Fixture()
      let (host, widget) = try await Self.started(fixture)
      try await host.setPasscode(current: nil, new: Self.passcode)
      let reloading = Task {
        while !Task.isCancelled {
          try await host.reload(app: "Test", kind: "Secret", foreground: true)
          try await Task.sleep(for: .milliseconds(5))
        }
      }
      var current = Self.passcode
      for round in 0..<6 {
        let new = "passcode \(round)"
        try await host.setPasscode(current: current, new: new)
        #expect(await Self.lockError { try await host.setPasscode(current: "wrong", new: "12345") } == .wrongPasscode(wait: 0))
        try await host.lock()
        try await host.unlock(new)
        current = new
      }
      reloading.cancel()
      _ = await reloading.result
      try await until({ try await host.displayList(widget).widgetURL }, is: Self.secret)
      #expect(await Self.lockError { try await host.setPasscode(current: nil, new: "12345") } == .currentMissing)
      await host.stop()
    }

    @Test func `a removed passcode leaves nothing locked or encrypted`() async throws {
      let fixture = try Fixture()
      let (host, widget) = try await Self.started(fixture)
      try await host.setPasscode(current: nil, new: Self.passcode)
      #expect(await Self.lockError { try await host.removePasscode(current: "wrong") } == .wrongPasscode(wait: 0))
      try await host.removePasscode(current: Self.passcode)
      #expect(try await !host.lockStatus().hasPasscode)
      #expect(try await host.displayList(widget).widgetURL == Self.secret)
      #expect(await Self.lockError { try await host.lock() } == .noPasscode)
      await host.stop()
    }

    @Test func `a forgotten passcode can be given up with what it protects and widgets are requested again`() async throws {
      let fixture = try Fixture()
      do {
        let (host, widget) = try await Self.started(fixture)
        try await host.setPasscode(current: nil, new: Self.passcode)
        try await host.lock()
        try await host.resetPasscode()
        #expect(try await host.lockStatus() == LockStatus(isLocked: false, hasPasscode: false, hidesContent: false, failures: 0, wait: 0))
        try await until({ await host.instances().first?.stage }, is: .timeline)
        // The widget's configuration was protected too: it has its defaults now.
        #expect(try await host.configuration(of: widget).configuration.isEmpty)
        #expect(try await host.displayList(widget).widgetURL != Self.secret)
        await host.stop()
      }
      // The database names nothing that is gone.
      let again = try DeviceHost(configuration: Self.configuration(fixture))
      #expect(again.notices.isEmpty)
      await again.stop()
    }

    @Test func `entitlements that break after the installation protect the app, with one notice`() async throws {
      let fixture = try Fixture()
      do {
        let (host, _) = try await Self.started(fixture, isProtected: false)
        await host.stop()
      }
      let installed = Self.configuration(fixture).appsFolder.appendingPathComponent("Test.app/entitlements.plist")
      try Data("no property list".utf8).write(to: installed)
      let host = try DeviceHost(configuration: Self.configuration(fixture))
      #expect(host.notices.count == 1 && host.notices[0].contains("treated as protected"), "\(host.notices)")
      try await host.start()
      #expect(await host.isProtected("Test"))
      await host.stop()
    }

    @Test(arguments: [
      ("NSFileProtectionComplete" as any Sendable, true), (true, true), ("NSFileProtectionSomethingNew", true), ("NSFileProtectionNone", false),
      ("NSFileProtectionCompleteUntilFirstUserAuthentication", false),
    ]) func `an unknown class of data protection counts as the strictest`(value: any Sendable, isProtected: Bool) throws {
      let fixture = try Fixture()
      try Self.entitle(fixture.bundleURL, ["com.apple.developer.default-data-protection": value])
      #expect(try AppBundle(at: fixture.bundleURL).traits.isProtected == isProtected)
    }

    @Test func `a lock that is only reported hides content too, and a report does not unlock a passcode`() async throws {
      let fixture = try Fixture()
      let (host, widget) = try await Self.started(fixture)
      let picture = try await host.image(widget).png
      try await host.report(.lock(true))
      #expect(try await host.image(widget).png != picture)
      try await host.report(.lock(false))
      #expect(try await host.image(widget).png == picture)
      try await host.setPasscode(current: nil, new: Self.passcode)
      try await host.report(.lock(true))
      #expect(await host.store.isLocked)
      #expect(await Self.lockError { try await host.report(.lock(false)) } == .locked)
      await host.stop()
    }

    @Test func `events hold no text of a protected app`() async throws {
      let fixture = try Fixture()
      let (host, _) = try await Self.started(fixture)
      var events = await host.events().makeAsyncIterator()
      let failing = try await host.add(app: "Test", kind: "SecretFailure", family: .systemSmall, configuration: Data(Self.seed.utf8)).id
      _ = try await host.add(app: "Test", kind: "Secret", family: .systemMedium, configuration: Data(Self.seed.utf8))
      try await until(
        { try await host.decisions(failing).contains { $0.detail?.contains(Self.secret) == true } }, seen: { try await host.decisions(failing) })
      try await until({ await host.instances().last?.stage }, is: .timeline)
      try await host.report(.location)
      await host.stop()
      var seen = 0
      while let event = await events.next() {
        seen += 1
        #expect(!"\(event)".contains(Self.secret), "\(event)")
      }
      #expect(seen > 3)
    }

    @Test func `while locked, events hold no text of an app whose content the person hides`() async throws {
      let fixture = try Fixture()
      let (host, _) = try await Self.started(fixture, isProtected: false)
      let failing = try await host.add(app: "Test", kind: "SecretFailure", family: .systemSmall, configuration: Data(Self.seed.utf8)).id
      func details() async throws -> [String] { try await host.store.decisions(of: InstanceID(failing)).compactMap(\.detail) }
      try await until({ try await details().contains { $0.contains(Self.secret) } }, seen: { try await details() })
      try await host.update(DeviceSettings(hidesContentWhileLocked: true))
      try await host.setPasscode(current: nil, new: Self.passcode)
      try await host.lock()
      #expect(try await host.decisions(failing).allSatisfy { $0.detail == nil })
      #expect(try await host.why(failing).decisions.allSatisfy { $0.detail == nil })
      #expect(try await host.timeline(failing).failure == nil)
      var events = await host.events().makeAsyncIterator()
      let before = try await details().count { $0.contains(Self.secret) }
      try await host.process(.reloadRequested(.instance(InstanceID(failing)), origin: .app, foreground: true))
      try await until({ try await details().count { $0.contains(Self.secret) } > before }, seen: { try await details() })
      await host.stop()
      var decided = 0
      while let event = await events.next() {
        if case .decided = event { decided += 1 }
        #expect(!"\(event)".contains(Self.secret), "\(event)")
      }
      #expect(decided > 0)
    }

    @Test func `what a protected app says of its relevance is encrypted in memory while locked`() async throws {
      let fixture = try Fixture()
      let (host, _) = try await Self.started(fixture)
      try await host.setPasscode(current: nil, new: Self.passcode)
      let intent = RelevantIntentValue.with {
        $0.kind = "Secret"
        $0.relevance.configuration = Data(Self.seed.utf8)
      }
      await host.declare([intent], of: "Test")
      try await host.lock()
      let locked = await host.relevance
      #expect(locked.declared.isEmpty && locked.provided.isEmpty)
      let sealed = try #require(await host.relevance.sealed["Test"])
      #expect(sealed.range(of: Data(Self.seed.utf8)) == nil)
      #expect(await host.takeRelevantIntents([intent], of: "Test")?.contains("locked") == true)
      #expect(await host.relevance.declared.isEmpty)
      try await host.unlock(Self.passcode)
      let open = await host.relevance
      #expect(open.declared["Test"] == [intent] && open.sealed.isEmpty)
      await host.stop()
    }

    @Test func `settings of an earlier release are read and content is shown by default`() throws {
      let stored = #"{"colorScheme":"dark","highContrast":false,"dynamicType":"large","boldText":true,"locale":"de_DE","timeZone":"UTC"}"#
      let settings = try JSONDecoder().decode(DeviceSettings.self, from: Data(stored.utf8))
      #expect(settings.colorScheme == .dark && settings.boldText && !settings.hidesContentWhileLocked)
    }
  }
}

extension DeviceHost {
  fileprivate func shiftClock(by seconds: TimeInterval) { clockShift = seconds }
  fileprivate func declare(_ intents: [RelevantIntentValue], of app: AppID) { relevance.declared[app] = intents }
}
