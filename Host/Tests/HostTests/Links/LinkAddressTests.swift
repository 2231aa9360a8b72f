import AlmanacProfiles
import Testing

@testable import Host

/// Which addresses are opened (Specification B7).
@Suite struct LinkAddressTests {
  private static func refusal(_ text: String) -> String? {
    do throws(LinkRefusal) {
      _ = try LinkAddress(text, limits: Profiles.links)
      return nil
    } catch {
      return error.name
    }
  }

  @Test func `an address is kept as it is, and its scheme is read in lower case`() throws {
    let address = try LinkAddress("Notes://open/%24(reboot);x='1'", limits: Profiles.links)
    #expect(address.text == "Notes://open/%24(reboot);x='1'" && address.scheme == "notes" && !address.isWeb)
    #expect(try LinkAddress("HTTPS://example.org", limits: Profiles.links).isWeb)
    #expect(try LinkAddress("tel:+4930", limits: Profiles.links).scheme == "tel")
  }

  @Test(arguments: [
    "", "notes", "/etc/passwd", "//example.org", ":x", "1x:y", "-x:y", "a b:c", "no$(reboot)tes:x", "no;tes:x", "no'tes:x", "no%20tes:x",
    "notes\u{301}:x",
  ])
  func `what has no scheme of letters, digits, plus, hyphen and dot is refused`(text: String) {
    #expect(["link.noScheme", "link.character"].contains(Self.refusal(text)))
  }

  @Test(arguments: ["notes://a b", "notes://a\nb", "notes://a\u{0}", "notes://a\tb", "notes://ä", "notes://a\u{7f}", "notes://\u{202e}"])
  func `spaces, control characters and what is not ASCII are refused`(text: String) { #expect(Self.refusal(text) == "link.character") }

  @Test(arguments: [
    "file:///etc/passwd", "FILE:x", "javascript:alert(1)", "data:text/html,x", "ssh://-oProxyCommand=x", "smb://server", "exec:x", "admin:///",
  ])
  func `schemes that read files, run scripts or connect with the account's names are refused`(text: String) {
    #expect(Self.refusal(text) == "link.scheme")
  }

  @Test func `a long address and a long scheme are refused`() {
    #expect(Self.refusal("notes://" + String(repeating: "a", count: 1 << 20)) == "link.tooLong")
    let most = Profiles.links.urlBytes - "notes://".count
    #expect(Self.refusal("notes://" + String(repeating: "a", count: most)) == nil)
    #expect(Self.refusal("notes://" + String(repeating: "a", count: most + 1)) == "link.tooLong")
    #expect(Self.refusal(String(repeating: "a", count: 65) + ":x") == "link.noScheme")
  }
}
