import ArgumentParser
import Foundation
import Host
import Server

/// `almanac open`: prints the page's address with the access key, and opens it.
struct Open: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the page's address with the access key, and open it.",
    discussion: """
      The part after # is the access key: whoever has it can use the host. The page
      keeps it in the browser, so a bookmark without it works from then on. Without a
      display the address is only printed. Behind a proxy it is the first address
      that the host was given with --public-url.

      EXAMPLES
        almanac open
        almanac open --print
        almanac open --local
      """)

  @Flag(name: .customLong("print"), help: "Only print the address.")
  var printsOnly = false
  @Flag(name: .customLong("local"), help: "Use the address on this machine, past a proxy.")
  var isLocal = false
  @OptionGroup var data: DataOption

  func run() async throws {
    let host = try await data.requiredHost()
    let address = isLocal ? host.record.localPageAddress : host.record.pageAddress
    print(address)
    let environment = ProcessInfo.processInfo.environment
    guard !printsOnly, environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
    let browser = Process()
    browser.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    browser.arguments = ["xdg-open", try host.record.writeOpener(of: address, to: data.folder).path]
    browser.standardOutput = FileHandle.nullDevice
    browser.standardError = FileHandle.nullDevice
    try browser.run()
    browser.waitUntilExit()
    guard browser.terminationStatus == 0 else {
      throw Failure(.unavailable, "xdg-open cannot open the address (status \(browser.terminationStatus)); open it in a browser yourself")
    }
  }
}
