import ArgumentParser
import Foundation
import Host
import Reports

/// `almanac links`: what widgets may open (Specification B7).
struct Links: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show and take back what taps on widgets may open.",
    discussion: """
      The first time that a widget of an app opens a scheme, or starts the app's open
      command, you are asked. Each line is one such confirmation. After --revoke you
      are asked again.

      EXAMPLES
        almanac links
        almanac links --revoke 3F2504E0-4F89-11D3-9A0C-0305E82C3301
      """)

  @Option(help: ArgumentHelp("Take back the confirmation with this id.", valueName: "id"))
  var revoke: String?
  @Flag(help: "Print JSON instead of text.")
  var json = false
  @OptionGroup var data: DataOption

  func run() async throws {
    let revoke = revoke
    let list = try await data.perform { host in
      if let revoke { try await host.revokeLinkConfirmation(revoke) }
      return try await host.linkConfirmations()
    } otherwise: { device in
      if let revoke { try await device.revokeLinkConfirmation(revoke) }
      return await device.linkConfirmations().map(LinkConfirmationReport.init)
    }
    if json { return print(String(decoding: try StableJSON.encode(list, pretty: true), as: UTF8.self)) }
    if list.isEmpty { return print("nothing is confirmed") }
    for one in list { print(one.line) }
  }
}

extension LinkConfirmationReport {
  fileprivate var line: String {
    let what = scheme.map { "\($0): with the desktop’s program" } ?? "runs \(command ?? "") (\(program ?? ""))"
    return "\(id)  \(app)  \(what)"
  }
}
