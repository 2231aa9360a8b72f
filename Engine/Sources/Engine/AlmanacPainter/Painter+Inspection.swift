import AlmanacWireSchema
import Foundation

extension Painter {
  /// Encodes a list as JSON, for tests and inspection: every node with its frame in the picture.
  ///
  /// ```
  /// { "size": [158, 158],            // points
  ///   "locale": "en", "widgetURL": "…",
  ///   "nodes": [                     // in painting order: background, content, label; parents ahead of their children
  ///     { "id": 0, "parent": null,   // position in this list
  ///       "layer": "background",     // or "content", "label"
  ///       "type": "text",            // group path text dynamicText image symbol dynamicProgress empty
  ///       "name": "Text",            // the view that recorded it; absent when unknown
  ///       "frame": [16, 16, 80, 20], // x, y, width, height: the box around it after all transforms, to 1/1000 point
  ///       "text": "Cupertino",       // lines are joined by "\n"; a date among dynamic text reads "{date}"
  ///       "symbol": "cloud.fill", "image": "hex SHA-256",
  ///       "lines": [[x, baseline, width], …],
  ///       "opacity": 0.5, "link": "…", "intent": "…", "label": "accessibility label",
  ///       "flags": ["accentable", "boxed", "clockRotation", "invalidatable", "privacySensitive", "unredacted"] } ],
  ///   "diagnostics": [               // of the whole timeline
  ///     { "severity": "warning", "name": "view.prohibited", "message": "…", "place": "WeatherView",
  ///       "file": "Weather/WeatherView.swift", "line": 41 } ] }
  /// ```
  /// Keys without a value are absent, except `parent`; keys are sorted. Later versions may add keys but keep these.
  ///
  /// - Parameter diagnostics: the diagnostics of the whole timeline.
  /// - Throws: `ArchiveError` if the list is invalid.
  public static func json(_ list: DisplayList, diagnostics: [Diagnostic] = []) throws -> Data {
    try list.validate()
    var inspection = Inspection()
    if list.hasBackground { inspection.add(list.background, layer: "background") }
    if list.hasRoot { inspection.add(list.root, layer: "content") }
    if list.hasLabel { inspection.add(list.label, layer: "label") }
    let document = Inspection.Document(
      size: [rounded(list.size.width), rounded(list.size.height)], locale: list.locale.isEmpty ? nil : list.locale,
      widgetURL: list.widgetURL.isEmpty ? nil : list.widgetURL, nodes: inspection.nodes,
      diagnostics: diagnostics.isEmpty ? nil : diagnostics.map(Inspection.Note.init))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(document)
  }
}

private func rounded(_ value: Double) -> Double {
  let result = (value * 1000).rounded() / 1000
  // Turns −0 into 0.
  return result == 0 ? 0 : result
}

/// Collects the nodes of a list.
private struct Inspection {
  struct Document: Encodable {
    let size: [Double]
    let locale: String?
    let widgetURL: String?
    let nodes: [Node]
    let diagnostics: [Note]?
  }

  struct Note: Encodable {
    let severity: String
    let name: String
    let message: String
    let place: String?
    let file: String?
    let line: UInt32?

    init(_ diagnostic: Diagnostic) {
      severity =
        switch diagnostic.severity {
        case .warning: "warning"
        case .error: "error"
        case .note, .unspecified, .UNRECOGNIZED: "note"
        }
      (name, message) = (diagnostic.name, diagnostic.message)
      place = diagnostic.place.isEmpty ? nil : diagnostic.place
      file = diagnostic.file.isEmpty ? nil : diagnostic.file
      line = diagnostic.line == 0 ? nil : diagnostic.line
    }
  }

  struct Node: Encodable {
    var id = 0
    var parent: Int?
    var layer = ""
    var type = ""
    var name: String?
    var frame: [Double] = []
    var text: String?
    var symbol: String?
    var image: String?
    var lines: [[Double]]?
    var opacity: Double?
    var link: String?
    var intent: String?
    var label: String?
    var flags: [String]?

    private enum Key: String, CodingKey {
      case id, parent, layer, type, name, frame, text, symbol, image, lines, opacity, link, intent, label, flags
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(id, forKey: .id)
      try values.encode(parent, forKey: .parent)
      try values.encode(layer, forKey: .layer)
      try values.encode(type, forKey: .type)
      try values.encodeIfPresent(name, forKey: .name)
      try values.encode(frame, forKey: .frame)
      try values.encodeIfPresent(text, forKey: .text)
      try values.encodeIfPresent(symbol, forKey: .symbol)
      try values.encodeIfPresent(image, forKey: .image)
      try values.encodeIfPresent(lines, forKey: .lines)
      try values.encodeIfPresent(opacity, forKey: .opacity)
      try values.encodeIfPresent(link, forKey: .link)
      try values.encodeIfPresent(intent, forKey: .intent)
      try values.encodeIfPresent(label, forKey: .label)
      try values.encodeIfPresent(flags, forKey: .flags)
    }
  }

  private(set) var nodes: [Node] = []

  mutating func add(_ node: DisplayNode, layer: String, parent: Int? = nil, outer: TransformValue = .identity) {
    // The transform applies about the frame's origin, inside the parent.
    let toSurface = (node.hasTransform ? node.transform : .identity).concatenating(.translation(x: node.frame.x, y: node.frame.y))
      .concatenating(outer)
    let box = toSurface.apply(to: RectValue(x: 0, y: 0, width: node.frame.width, height: node.frame.height))
    var entry = Node()
    entry.id = nodes.count
    entry.parent = parent
    entry.layer = layer
    entry.name = node.debugName.isEmpty ? nil : node.debugName
    entry.frame = [box.x, box.y, box.width, box.height].map(rounded)
    if node.hasOpacity { entry.opacity = rounded(Double(node.opacity)) }
    switch node.action.action {
    case .link(let link): entry.link = link
    case .intent(let intent): entry.intent = intent.type
    case nil: break
    }
    entry.label = node.accessibility.label.isEmpty ? nil : node.accessibility.label
    let flags = node.flagNames
    entry.flags = flags.isEmpty ? nil : flags
    var children: [DisplayNode] = []
    switch node.content {
    case .group(let group):
      entry.type = "group"
      children = group.children
    case .path: entry.type = "path"
    case .text(let text):
      entry.type = "text"
      entry.text = text.lines.map { $0.runs.map(\.plainText).joined() }.joined(separator: "\n")
      entry.lines = text.lines.map { line in
        let origin = toSurface.apply(to: line.origin)
        return [rounded(origin.x), rounded(origin.y), rounded(line.width)]
      }
    case .dynamicText(let text):
      entry.type = "dynamicText"
      entry.text = text.runs.map(\.plainText).joined()
    case .image(let image):
      entry.type = "image"
      entry.image = image.image.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    case .symbol(let symbol):
      entry.type = "symbol"
      entry.symbol = symbol.name
    case .dynamicProgress: entry.type = "dynamicProgress"
    case nil: entry.type = "empty"
    }
    nodes.append(entry)
    for child in children { add(child, layer: layer, parent: entry.id, outer: toSurface) }
  }
}

extension DisplayNode {
  fileprivate var flagNames: [String] {
    let flags: [(String, Bool)] = [
      ("accentable", hasAccentable && accentable), ("boxed", redactAsBox), ("clockRotation", hasClockRotation), ("invalidatable", invalidatable),
      ("privacySensitive", privacySensitive), ("unredacted", unredacted),
    ]
    return flags.filter(\.1).map(\.0)
  }
}

extension TextRun {
  /// The run's text; an inline symbol as its name in brackets, a date as "{date}".
  fileprivate var plainText: String {
    switch value {
    case .text(let text): text
    case .date: "{date}"
    case .symbol(let symbol): "[\(symbol.name)]"
    case .image: "[image]"
    case nil: ""
    }
  }
}
