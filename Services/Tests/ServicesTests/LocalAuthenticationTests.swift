import AlmanacFoundationCompat
import Foundation
import LocalAuthentication
import Testing

/// Authentication by face, finger or passcode, which is never available.
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
