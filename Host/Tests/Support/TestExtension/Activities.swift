import Foundation
import WireSchema

/// Draws live activities: what the request holds becomes the address of the drawing. The state says how it misbehaves.
enum Activities {
  static let families: [WidgetFamilyValue] = [.activityLockScreen, .activityIslandCompact, .activityIslandMinimal, .activityIslandExpanded]

  private struct Request: Decodable {
    struct State: Decodable {
      let text: String
    }
    let id: String
    let isStale: Bool
    let state: State
  }

  static func timeline(_ entry: EntryRequest, id: UInt64) throws {
    let request = try JSONDecoder().decode(Request.self, from: entry.configuration)
    switch request.state.text {
    case "crash": abort()
    case "garbage": return Channel.write([12, 0, 0, 0] + (0..<12).map { 0x80 + $0 * 9 })
    default: break
    }
    try Channel.reply(
      .with { $0.archive = Behaviour.archive(entry, texts: ["\(request.state.text)\(request.isStale ? " stale" : "")"]) }, id: id)
  }

  /// Notes what the push handlers are told.
  static func told(_ request: PushTokensRequest, id: UInt64) throws {
    say("told \(request.tokens.widgets.count) \(request.tokens.controls.count) \(request.widgets.map(\.kind).joined(separator: ","))")
    try Channel.reply(.with { $0.performed.succeeded = true }, id: id)
  }
}
