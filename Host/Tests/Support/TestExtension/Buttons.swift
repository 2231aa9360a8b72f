import AlmanacWireSchema
import Foundation

/// The kind Buttons: a widget with buttons and a toggle whose intents append lines to the file that the configuration names.
enum Buttons {
  /// The intents in the order of the nodes below the root. The first node is the background.
  private static let intents = ["Note", "Switch", "Fails", "Refuses", "Crashes", "Hangs", "NeedsUnlock", "Private", "Slow"]

  /// A timeline of one entry whose address is the number of lines in the file.
  static func archive(_ request: EntryRequest) throws -> TimelineArchive {
    let lines = (try? String(contentsOfFile: file(request.configuration), encoding: .utf8))?.split(separator: "\n") ?? []
    var archive = Drawings.archive(request, texts: ["\(lines.count) lines"])
    var list = try DisplayList(serializedBytes: archive.displayLists[0])
    let shape = list.root
    let isOn = lines.last { $0.hasPrefix("Switch") } == "Switch true"
    list.root = .with { root in
      root.frame = shape.frame
      root.group.children = [shape]
      for (index, intent) in intents.enumerated() {
        root.group.children.append(
          .with { node in
            node.frame = RectValue(x: Double(index) * 10, y: 0, width: 10, height: 10)
            node.action.intent.type = intent
            node.action.intent.parameters = Data(#"{"word":"\#(intent)"}"#.utf8)
            node.action.intent.requiresUnlock = intent == "NeedsUnlock"
            node.privacySensitive = intent == "Private"
            guard intent == "Switch" else { return }
            node.action.intent.togglesTo = !isOn
            node.group.children = [face(isOn, .current), face(!isOn, .tapped)]
          })
      }
      root.group.children.append(
        .with {
          $0.frame = RectValue(x: 0, y: 20, width: 10, height: 10)
          $0.action.link = "https://example.org"
        })
      root.group.children.append(square("white", at: RectValue(x: 0, y: 40, width: 20, height: 20)) { ($0.invalidatable, $0.identity) = (true, 8) })
      root.group.children.append(
        .with {
          $0.frame = RectValue(x: 20, y: 20, width: 10, height: 10)
          $0.action.intent.type = "Starts"
        })
      root.group.children.append(
        .with {
          $0.frame = RectValue(x: 30, y: 20, width: 10, height: 10)
          $0.action.intent.type = "Rides"
        })
    }
    archive.displayLists[0] = try list.serializedBytes()
    return archive
  }

  private static func face(_ isOn: Bool, _ state: ToggleFaceValue) -> DisplayNode {
    square(isOn ? "green" : "red", at: RectValue(x: 0, y: 0, width: 10, height: 10)) { ($0.toggleFace, $0.identity) = (state, 7) }
  }

  private static func square(_ color: String, at frame: RectValue, _ change: (inout DisplayNode) -> Void) -> DisplayNode {
    .with { node in
      node.frame = frame
      node.path.shape.rect = RectValue(x: 0, y: 0, width: frame.width, height: frame.height)
      node.path.fill.color.system = color
      change(&node)
    }
  }

  static func perform(_ request: PerformRequest, id: UInt64) throws {
    switch request.intent.type {
    case "Fails":
      try Channel.reply(
        .with {
          $0.performed.succeeded = false
          $0.performed.message = "the lamp is\nbroken"
        }, id: id)
    case "Refuses":
      try Channel.reply(
        .with {
          $0.failure.name = "intent.unknown"
          $0.failure.message = "there is no such intent"
        }, id: id)
    case "Opens":
      let opens = try JSONDecoder().decode([String: String].self, from: request.intent.parameters)["opens"] ?? ""
      try Channel.reply(
        .with {
          $0.performed.succeeded = true
          $0.performed.opensURL = opens
        }, id: id)
    case "Crashes":
      note("Crashes", request)
      abort()
    case "Hangs": while true { sleep(60) }
    case "Slow":
      usleep(300_000)
      fallthrough
    case "Note", "NeedsUnlock", "Private":
      note(request.intent.type, request)
      try Channel.reply(.with { $0.performed.succeeded = true }, id: id)
    case "Starts":
      let accepted = try Channel.ask(.with { $0.activityRequest = Activities.begin("started") }).activityAccepted
      note("started \(accepted.errorName)", request)
      try Channel.reply(.with { $0.performed.succeeded = true }, id: id)
    case "Rides":
      // As many as an app may have; their intents append lines to files of their own, beside the widget's.
      let folder = URL(fileURLWithPath: file(request.configuration)).deletingLastPathComponent()
      for number in 0..<5 {
        let path = folder.appendingPathComponent("activity-\(number)").path
        _ = try Channel.ask(.with { $0.activityRequest = Activities.begin("ride-\(number)", path: path) })
      }
      try Channel.reply(.with { $0.performed.succeeded = true }, id: id)
    case "Switch":
      note("Switch \(request.intent.togglesTo)", request)
      try Channel.reply(.with { $0.performed.succeeded = true }, id: id)
    default: try Channel.reply(.with { $0.performed.succeeded = true }, id: id)
    }
  }

  private static func note(_ line: String, _ request: PerformRequest) { append(line, to: file(request.configuration)) }

  /// Appends a line in one call, so that a process that is killed leaves a whole line or none.
  static func append(_ line: String, to path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let bytes = Array("\(line)\n".utf8)
    _ = write(descriptor, bytes, bytes.count)
    close(descriptor)
  }

  private static func file(_ configuration: Data) -> String {
    (try? JSONSerialization.jsonObject(with: configuration) as? [String: Any])?["path"] as? String ?? "/nonexistent"
  }
}
