import ClockKit
import DeviceActivity
import FamilyControls
import Foundation
import FoundationCompat
import SwiftUI
import Testing
import WireSchema

@testable import ManagedSettings

/// Screen Time and ClockKit: each answers as on a device where nobody allowed it, or without such faces, and is named once.
@MainActor
@Suite struct ScreenTimeTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.count { $0.name == name } == 1 }

  /// A token as an app has stored it.
  private static func token<T>(_ type: T.Type) throws -> Token<T> { try JSONDecoder().decode(Token<T>.self, from: Data(#"{"data": "AQI="}"#.utf8)) }

  @Test func `access cannot be asked for`() async throws {
    await #expect(throws: FamilyControlsError.unavailable) { try await AuthorizationCenter.shared.requestAuthorization(for: .individual) }
    var results: [FamilyControlsError?] = []
    AuthorizationCenter.shared.revokeAuthorization { result in
      if case .failure(let error) = result { results.append(error as? FamilyControlsError) }
    }
    #expect(results == [.unavailable] && AuthorizationCenter.shared.authorizationStatus == .notDetermined)
    #expect("\(AuthorizationStatus.approved)" == "approved" && FamilyControlsError.unavailable.errorDescription == "Screen Time is not available.")
    #expect(isReported("familyControls.unavailable"))
  }

  @Test func `a selection that an app has stored is read`() throws {
    var selection = FamilyActivitySelection(includeEntireCategory: true)
    selection.applicationTokens = [try Self.token(Application.self)]
    selection.webDomainTokens = [try Self.token(WebDomain.self)]
    let read = try JSONDecoder().decode(FamilyActivitySelection.self, from: try JSONEncoder().encode(selection))
    #expect(read == selection && read != FamilyActivitySelection() && read.applications.count == 1 && read.categories.isEmpty)
    #expect(read.applications.first?.localizedDisplayName == nil)
  }

  @Test func `settings take no effect`() throws {
    let store = ManagedSettingsStore(named: .init("focus"))
    store.shield.applications = nil
    store.shield.applications = [try Self.token(Application.self)]
    store.shield.applicationCategories = .all(except: [])
    store.application.denyAppRemoval = true
    store.webContent.blockedByFilter = .specific([WebDomain(domain: "example.org")])
    store.clearAllSettings()
    #expect(store.shield == ShieldSettings() && store.application.denyAppRemoval == nil && store.webContent.blockedByFilter == nil)
    #expect(isReported("managedSettings.unavailable"))
  }

  @Test func `nothing can be watched`() throws {
    let (center, name) = (DeviceActivityCenter(), DeviceActivityName("day"))
    let schedule = DeviceActivitySchedule(intervalStart: DateComponents(hour: 0), intervalEnd: DateComponents(hour: 23), repeats: true)
    let event = DeviceActivityEvent(applications: [try Self.token(Application.self)], threshold: DateComponents(minute: 5))
    #expect(throws: DeviceActivityCenter.MonitoringError.unauthorized) {
      try center.startMonitoring(name, during: schedule, events: [.init("x"): event])
    }
    center.stopMonitoring([name])
    #expect(center.activities.isEmpty && center.schedule(for: name) == nil && center.events(for: name).isEmpty)
    #expect(isReported("deviceActivity.unavailable"))
  }

  @Test func `a face has no complications of ClockKit`() {
    let server = CLKComplicationServer.sharedInstance()
    server.activeComplications?.forEach(server.reloadTimeline)
    server.reloadComplicationDescriptors()
    #expect(server.activeComplications == nil && CLKComplicationFamily.graphicExtraLarge.rawValue == 12)
    let offered = CLKComplicationDescriptor(identifier: "tide", displayName: "Tide", supportedFamilies: CLKComplicationFamily.allCases)
    #expect(offered.supportedFamilies.count == 12 && offered.userInfo == nil)
    #expect(isReported("clockKit.unavailable"))
  }
}
