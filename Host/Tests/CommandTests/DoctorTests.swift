import Foundation
import Glibc
import Host
import TestThreads
import Testing

@testable import almanac

/// `almanac doctor`: what it says of toolchain, SDK and port. `SandboxTests` are about the sandbox's parts.
@Suite(.ownThread) struct DoctorTests {
  private func items(compiler: String?, sdk: Result<WidgetSDK, SDKError> = .failure(.missing("/x/sdk"))) -> [DoctorItem] {
    ToolchainCheck(compiler: compiler, sdk: sdk).items
  }

  @Test func `a toolchain and an SDK are for authors only`() {
    let items = items(compiler: nil)
    #expect(items.map(\.name) == ["toolchain", "SDK"] && items.allSatisfy { !$0.active && $0.optional && $0.mark == "-" })
    #expect(items[0].detail.contains("swift.org/install") && items[1].detail.contains("make build"))
  }

  @Test(arguments: [("Swift version 6.3.1 (swift-6.3.1-RELEASE)", true), ("Swift version 7.0", true), ("Swift version 6.2.4", false), ("", false)])
  func `an old toolchain is a fault`(version: String, isActive: Bool) {
    let item = items(compiler: version)[0]
    #expect(item.active == isActive && !item.optional)
  }

  @Test func `an SDK of another compiler is a fault that says what to do`() {
    let item = items(compiler: "Swift version 6.3.1", sdk: .failure(.otherCompiler(sdk: "Swift version 6.3.0", path: "Swift version 6.3.1")))[1]
    #expect(!item.active && !item.optional && item.detail.contains("make build"))
  }

  @Test func `a port in use is a fault, unless a host of this folder has it`() throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 1) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    try #require(isBound)
    let port = UInt16(bigEndian: address.sin_port)
    let item = PortCheck.item(address: nil, port: port)
    #expect(!item.active && item.detail.contains("another program has port \(port)"))
    #expect(PortCheck.item(address: "http://127.0.0.1:\(port)", port: port).active)
  }

  @Test func `the report is a list of named parts`() throws {
    struct Item: Decodable {
      let name, detail: String
      let active, optional: Bool
    }
    let outcome = try CommandLine().run("doctor", "--json")
    let items = try JSONDecoder().decode([Item].self, from: outcome.output)
    #expect(
      items.map(\.name) == [
        "files", "truncation", "signals", "system calls", "account", "resources", "disk", "fonts", "keychain", "programs", "port", "toolchain", "SDK",
      ])
    #expect(outcome.status == (items.allSatisfy { $0.active || $0.optional } ? 0 : 1))
  }
}
