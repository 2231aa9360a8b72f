import Foundation
import Security
import Testing

/// An author's target: the plugin adds the imports of services to its sources.
@Suite struct AddedImportTests {
  @Test func `the keychain is there with an import of Foundation alone`() {
    #expect(SharedAccount.password(of: "an account that does not exist") != 0)
  }
}
