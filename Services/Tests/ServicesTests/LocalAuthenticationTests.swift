import Foundation
import FoundationCompat
import LocalAuthentication
import Testing

/// Faces, fingers and passcodes, which cannot be checked here.
@Suite struct LocalAuthenticationTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.count { $0.name == name } == 1 }

  @Test func `policies cannot be evaluated`() async {
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.domain == LAErrorDomain && error?.code == LAError.biometryNotAvailable.rawValue)
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a")
    }
    #expect(LAContext().biometryType == .none && isReported("localAuthentication.unavailable"))
  }
}
