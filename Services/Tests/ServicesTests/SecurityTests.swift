import AlmanacFoundationCompat
import Foundation
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

  @Test func `the attributes of internet passwords have Apple's texts, each its own`() {
    let protocols: [CFString] = [
      kSecAttrProtocolFTP, kSecAttrProtocolFTPAccount, kSecAttrProtocolHTTP, kSecAttrProtocolIRC, kSecAttrProtocolNNTP, kSecAttrProtocolPOP3,
      kSecAttrProtocolSMTP, kSecAttrProtocolSOCKS, kSecAttrProtocolIMAP, kSecAttrProtocolLDAP, kSecAttrProtocolAppleTalk, kSecAttrProtocolAFP,
      kSecAttrProtocolTelnet, kSecAttrProtocolSSH, kSecAttrProtocolFTPS, kSecAttrProtocolHTTPS, kSecAttrProtocolHTTPProxy,
      kSecAttrProtocolHTTPSProxy, kSecAttrProtocolFTPProxy, kSecAttrProtocolSMB, kSecAttrProtocolRTSP, kSecAttrProtocolRTSPProxy,
      kSecAttrProtocolDAAP, kSecAttrProtocolEPPC, kSecAttrProtocolIPP, kSecAttrProtocolNNTPS, kSecAttrProtocolLDAPS, kSecAttrProtocolTelnetS,
      kSecAttrProtocolIMAPS, kSecAttrProtocolIRCS, kSecAttrProtocolPOP3S,
    ]
    #expect(Set(protocols.map { $0 as String }).count == 31 && protocols.allSatisfy { $0.length == 4 })
    #expect(kSecAttrProtocolSOCKS as String == "sox " && kSecAttrProtocolNNTPS as String == "ntps" && kSecAttrProtocolTelnetS as String == "tels")
    let types = [
      kSecAttrAuthenticationTypeNTLM, kSecAttrAuthenticationTypeMSN, kSecAttrAuthenticationTypeDPA, kSecAttrAuthenticationTypeRPA,
      kSecAttrAuthenticationTypeHTTPBasic, kSecAttrAuthenticationTypeHTTPDigest, kSecAttrAuthenticationTypeHTMLForm,
      kSecAttrAuthenticationTypeDefault,
    ].map { $0 as String }
    #expect(types == ["ntlm", "msna", "dpaa", "rpaa", "http", "httd", "form", "dflt"])
    // Instructions to the functions, which are no attributes of an item.
    let instructions = [kSecUseNoAuthenticationUI, kSecUseItemList, kSecMatchIssuers, kSecMatchTrustedOnly].map { $0 as String }
    #expect(instructions.allSatisfy { $0.hasPrefix("u_") || $0.hasPrefix("m_") })
  }

  @Test func `a shared password has four groups with a letter of each case and a digit; there are no shared credentials`() async throws {
    let passwords = try (0..<200).map { _ in try #require(SecCreateSharedWebCredentialPassword() as String?) }
    #expect(Set(passwords).count == 200)
    for password in passwords {
      #expect(password.split(separator: "-").map(\.count) == [3, 3, 3, 3])
      #expect(password.contains(where: \.isLowercase) && password.contains(where: \.isUppercase) && password.contains(where: \.isNumber))
      #expect(!password.contains { "lIO012jizZ".contains($0) && !"jZ".contains($0) })
    }
    let added = await withCheckedContinuation { continuation in
      SecAddSharedWebCredential("example.org" as CFString, "ada" as CFString, nil) { continuation.resume(returning: $0?.code) }
    }
    let requested = await withCheckedContinuation { continuation in
      SecRequestSharedWebCredential(nil, nil) { continuation.resume(returning: ($0 == nil, CFErrorGetCode($1), CFErrorGetDomain($1) as String)) }
    }
    #expect(added == Int(errSecUnimplemented) && requested == (true, Int(errSecUnimplemented), "NSOSStatusErrorDomain"))
    #expect(isReported("security.sharedCredentials"))
  }

  @Test func `a server trust challenge has no trust object`() {
    let space = URLProtectionSpace(
      host: "example.org", port: 443, protocol: "https", realm: nil, authenticationMethod: NSURLAuthenticationMethodServerTrust)
    #expect(space.serverTrust.map { URLCredential(trust: $0) } == nil && space.authenticationMethod == "NSURLAuthenticationMethodServerTrust")
  }
}
