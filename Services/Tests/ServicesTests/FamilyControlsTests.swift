import AlmanacFoundationCompat
import FamilyControls
import Foundation
import Testing

@testable import ManagedSettings

/// Access to Screen Time, which is not available here.
@MainActor @Suite struct FamilyControlsTests {
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
}
