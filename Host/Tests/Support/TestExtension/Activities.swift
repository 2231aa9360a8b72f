import AlmanacWireSchema
import Foundation

/// Draws live activities: the request's contents become the address of the drawing. The state says how it misbehaves.
enum Activities {
  static let families: [WidgetFamilyValue] = [.activityLockScreen, .activityIslandCompact, .activityIslandMinimal, .activityIslandExpanded]

  struct Request: Decodable {
    struct State: Decodable {
      let text: String
      /// The file that intents append lines to.
      let path: String?
      /// The id of another activity.
      let other: String?
    }
    let id: String
    let isStale: Bool
    let state: State
  }

  /// The intents of the buttons in the order of the nodes below the root, after the background. The last node is a link.
  private static let intents = [
    "Note", "Switch", "Advance", "Ends", "Flood", "Requests", "Steals", "Late", "NeedsUnlock", "Private", "Hangs", "Huge",
  ]

  static func timeline(_ entry: EntryRequest, id: UInt64) throws {
    // Without attributes and state, an extension draws those of its previews.
    let request =
      entry.configuration.isEmpty
      ? Request(id: "", isStale: false, state: Request.State(text: "preview", path: nil, other: nil))
      : try JSONDecoder().decode(Request.self, from: entry.configuration)
    switch request.state.text {
    case "crash": abort()
    case "no watch" where entry.context.family == .activitySmall: abort()
    case "no phone" where entry.context.family == .activityIslandCompact: abort()
    case "garbage": return Channel.write([12, 0, 0, 0] + (0..<12).map { 0x80 + $0 * 9 })
    case "starts":
      let accepted = try Channel.ask(.with { $0.activityRequest = begin("drawn") }).activityAccepted
      say("while drawing: \(accepted.errorName)")
    default: break
    }
    var archive = Drawings.archive(entry, texts: ["\(request.state.text)\(request.isStale ? " stale" : "")"])
    archive.displayLists[0] = try withActions(DisplayList(serializedBytes: archive.displayLists[0]), request.state.text).serializedBytes()
    try Channel.reply(.with { $0.archive = archive }, id: id)
  }

  private static func withActions(_ plain: DisplayList, _ text: String) -> DisplayList {
    var list = plain
    let background = list.root
    list.root = .with { root in
      root.frame = background.frame
      root.group.children = [background]
      for (index, intent) in intents.enumerated() {
        root.group.children.append(
          .with { node in
            node.frame = RectValue(x: Double(index) * 10, y: 0, width: 10, height: 10)
            node.action.intent.type = intent
            node.action.intent.requiresUnlock = intent == "NeedsUnlock"
            node.privacySensitive = intent == "Private"
            guard intent == "Switch" else { return }
            node.action.intent.togglesTo = true
            node.group.children = [face("red", .current), face("green", .tapped)]
          })
      }
      root.group.children.append(
        .with {
          $0.frame = RectValue(x: 0, y: 10, width: 10, height: 10)
          $0.action.link = "notes://stop"
        })
      root.group.children.append(square(for: text))
    }
    return list
  }

  /// A square with another place and colour for another text.
  private static func square(for text: String) -> DisplayNode {
    let sum = text.utf8.reduce(0) { $0 + Int($1) }
    return .with { node in
      node.identity = 9
      node.frame = RectValue(x: Double(sum % 50), y: 20, width: 10, height: 10)
      node.path.shape.rect = RectValue(x: 0, y: 0, width: 10, height: 10)
      node.path.fill.color.system = ["red", "orange", "yellow", "green", "mint", "teal", "blue"][sum % 7]
    }
  }

  private static func face(_ color: String, _ state: ToggleFaceValue) -> DisplayNode {
    .with { node in
      node.frame = RectValue(x: 0, y: 0, width: 10, height: 10)
      node.toggleFace = state
      node.path.shape.rect = RectValue(x: 0, y: 0, width: 10, height: 10)
      node.path.fill.color.system = color
    }
  }

  // MARK: Intents

  /// Performs the intent of an activity's button.
  static func perform(_ request: PerformRequest, id: UInt64) throws {
    let activity = try JSONDecoder().decode(Request.self, from: request.configuration)
    func note(_ line: String) { Buttons.append(line, to: activity.state.path ?? "/nonexistent") }
    func update(_ text: String) -> ExtensionCall { changed(activity, to: text) }
    switch request.intent.type {
    case "Switch": note("Switch \(request.intent.togglesTo)")
    case "Advance": note("advanced \(try Channel.ask(update("advanced")).activityAccepted.errorName)")
    case "Ends":
      note("ended \(try Channel.ask(end(activity.id)).activityAccepted.errorName)")
    case "Flood":
      // A thousand at once, before any of them is answered; the reply comes right after the last one.
      for number in 1...1000 { try Channel.call(update("flood \(number)")) }
    case "Requests":
      var outcomes: [String: Int] = [:]
      for number in 0..<100 {
        let accepted = try Channel.ask(.with { $0.activityRequest = begin("made-\(number)") }).activityAccepted
        outcomes[accepted.errorName, default: 0] += 1
      }
      note(outcomes.sorted { $0.key < $1.key }.map { "\($0.key.isEmpty ? "started" : $0.key) \($0.value)" }.joined(separator: ", "))
    case "Steals":
      let other = activity.state.other ?? ""
      // The app that it claims to be does not count.
      var stolen = changed(activity, to: "stolen")
      (stolen.activityUpdate.id, stolen.activityUpdate.app) = (other, "Other")
      let refusals = try [stolen, end(other), .with { $0.activityRequest = begin(other) }].map { try Channel.ask($0).activityAccepted.errorName }
      let listed = try Channel.ask(.with { $0.activities.app = "Other" }).activities.activities.map(\.id)
      note("\(refusals.joined(separator: " ")) lists \(listed.joined(separator: ","))")
    case "Late":
      try Channel.reply(.with { $0.performed.succeeded = true }, id: id)
      return note("late \(try Channel.ask(update("late")).activityAccepted.errorName)")
    case "Hangs":
      note("Hangs")
      while true { sleep(60) }
    case "Huge": try Channel.call(update(String(repeating: "x", count: 9 << 20)))
    default: note(request.intent.type)
    }
    try Channel.reply(.with { $0.performed.succeeded = true }, id: id)
  }

  static func begin(_ id: String, path: String = "/nonexistent") -> ActivityRequestCall {
    .with {
      ($0.id, $0.attributesType, $0.attributes) = (id, "Ride", Data("{}".utf8))
      $0.content.state = Data(#"{"text":"begun","path":"\#(path)"}"#.utf8)
    }
  }

  private static func changed(_ activity: Request, to text: String) -> ExtensionCall {
    .with { call in
      call.activityUpdate.id = activity.id
      call.activityUpdate.content.state = Data(#"{"text":"\#(text)","path":"\#(activity.state.path ?? "")"}"#.utf8)
    }
  }

  private static func end(_ id: String) -> ExtensionCall { .with { $0.activityEnd = .with { ($0.id, $0.dismissal) = (id, .immediate) } } }

  // MARK: Pushes

  /// Records what the push handlers get.
  static func told(_ request: PushTokensRequest, id: UInt64) throws {
    say("told \(request.tokens.widgets.count) \(request.tokens.controls.count) \(request.widgets.map(\.kind).joined(separator: ","))")
    try Channel.reply(.with { $0.performed.succeeded = true }, id: id)
  }
}
