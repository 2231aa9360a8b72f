import AlmanacFoundationCompat
import Foundation
import Testing

@testable import ManagedSettings

/// Settings of Screen Time, which take no effect here.
@MainActor @Suite struct ManagedSettingsTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.count { $0.name == name } == 1 }

  /// A token as an app has stored it.
  private static func token<T>(_ type: T.Type) throws -> Token<T> { try JSONDecoder().decode(Token<T>.self, from: Data(#"{"data": "AQI="}"#.utf8)) }

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

  @Test func `no setting of a device takes effect`() {
    let store = ManagedSettingsStore()
    store.siri.denySiri = true
    store.media.maximumMovieRating = 3
    #expect(store.siri.denySiri == nil && store.media.maximumMovieRating == nil && isReported("managedSettings.unavailable"))
  }
}
