import Foundation
import FoundationCompat
import Security
import Testing

/// Entitlements, rights and certificates, which a widget does not have.
@Suite struct SecurityTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.count { $0.name == name } == 1 }

  @Test func `a program has no entitlements of its own, which is reported once`() throws {
    let task = try #require(SecTaskCreateFromSelf(nil))
    for _ in 0..<2 { #expect(SecTaskCopyValueForEntitlement(task, "com.apple.security.application-groups" as CFString, nil) == nil) }
    #expect(isReported("security.entitlements"))
  }

  @Test func `SecAccessCreate is unimplemented`() {
    var access: SecAccess?
    #expect(SecAccessCreate("label", nil, &access) == errSecUnimplemented && access == nil)
  }

  @Test func `a server trust challenge has no trust object`() {
    let space = URLProtectionSpace(
      host: "example.org", port: 443, protocol: "https", realm: nil, authenticationMethod: NSURLAuthenticationMethodServerTrust)
    #expect(space.serverTrust.map { URLCredential(trust: $0) } == nil && space.authenticationMethod == "NSURLAuthenticationMethodServerTrust")
  }
}
