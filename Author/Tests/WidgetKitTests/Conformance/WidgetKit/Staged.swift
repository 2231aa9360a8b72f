import AlmanacWireSchema
import Synchronization
import Testing

@testable import SwiftUICore
@testable import WidgetKit

/// What an extension with one widget answers to a host, and what its display lists contain.
@MainActor
enum Staged {
  /// The reason why a request has no result.
  struct Failure: Error, Equatable {
    let name: String
  }
  /// Which entry a request asks for.
  enum Asking { case placeholder, snapshot, timeline }

  nonisolated static let start = Date(timeIntervalSince1970: 1_800_000_000)

  static func reply(of widget: some Widget, to request: HostRequest) async -> ExtensionReply {
    await ExtensionService(registry: WidgetRegistry(widget)).reply(to: request) { _ in }
  }

  /// The description of the widget's first kind.
  static func kind(_ widget: some Widget) throws -> KindDescription { try #require(WidgetRegistry(widget).description.kinds.first) }

  static func archive(
    of widget: some Widget, kind: String = "Sample", _ asking: Asking = .timeline, _ change: (inout EntryRequest) -> Void = { _ in }
  ) async throws -> TimelineArchive {
    let entry = EntryRequest.of(kind) { entry in
      entry.context.displaySize = SizeValue(width: 160, height: 160)
      change(&entry)
    }
    var request = HostRequest()
    switch asking {
    case .placeholder: request.placeholder = entry
    case .snapshot: request.snapshot = entry
    case .timeline: request.timeline = entry
    }
    let reply = await reply(of: widget, to: request)
    if case .failure(let failure)? = reply.reply { throw Failure(name: failure.name) }
    return reply.archive
  }

  /// The name of the failure of a request; nil if it has a result.
  static func failure(_ body: () async throws -> TimelineArchive) async throws -> String? {
    do {
      _ = try await body()
      return nil
    } catch let failure as Failure { return failure.name }
  }

  /// The names that the first entry draws.
  static func names(
    of widget: some Widget, kind: String = "Sample", _ asking: Asking = .timeline, _ change: (inout EntryRequest) -> Void = { _ in }
  ) async throws -> [String] {
    try await archive(of: widget, kind: kind, asking, change).displayList(entry: 0, for: VariantKey()).root.names
  }

  /// The display list of a view as a widget's content, in one presentation.
  static func list<V: View>(
    _ family: WidgetFamilyValue = .systemSmall, as key: VariantKey = VariantKey(), _ change: (inout EntryRequest) -> Void = { _ in },
    @ViewBuilder content: @escaping () -> V
  ) async throws -> DisplayList {
    try await archive(of: SampleWidget { _ in content() }) { request in
      request.context.family = family
      request.context.renderingModes = [.fullColor, .accented, .vibrant]
      change(&request)
    }
    .displayList(entry: 0, for: full(key))
  }

  /// The names of the diagnostics of a view as a widget's content.
  static func diagnostics<V: View>(
    _ family: WidgetFamilyValue = .systemSmall, @ViewBuilder content: @escaping () -> V
  ) async throws -> Set<String> {
    Set(try await archive(of: SampleWidget { _ in content() }) { $0.context.family = family }.diagnostics.map(\.name))
  }

  /// The key with each value that it leaves open set to that of the home screen.
  private static func full(_ key: VariantKey) -> VariantKey {
    var key = key
    if key.colorScheme == .unspecified { key.colorScheme = .light }
    if key.renderingMode == .unspecified { key.renderingMode = .fullColor }
    if key.luminance == .unspecified { key.luminance = .normal }
    if key.redaction == .unspecified { key.redaction = .none }
    if key.background == .unspecified { key.background = .shown }
    return key
  }

  // MARK: Contents of display lists

  /// A node and all below it, as they are before a tap, without those that only assistive technology reads.
  static func nodes(_ node: DisplayNode) -> [DisplayNode] {
    node.accessibility.standIn || node.toggleFace == .tapped ? [] : [node] + node.group.children.flatMap(nodes)
  }

  /// The texts that are drawn, in their order.
  static func words(_ node: DisplayNode) -> [String] {
    nodes(node).compactMap { node in
      switch node.content {
      case .text(let text): text.lines.flatMap(\.runs).map(\.text).joined()
      case .dynamicText(let text): text.runs.map(\.text).joined()
      default: nil
      }
    }
  }

  static func links(_ list: DisplayList) -> [String] {
    nodes(list.root).compactMap { if case .link(let link)? = $0.action.action { link } else { nil } }
  }

  static func intents(_ list: DisplayList) -> [IntentAction] {
    nodes(list.root).compactMap { if case .intent(let intent)? = $0.action.action { intent } else { nil } }
  }

  static func images(_ list: DisplayList) -> [ImageContent] {
    nodes(list.root).compactMap { if case .image(let image)? = $0.content { image } else { nil } }
  }

  /// The fills of all paths at and below a node.
  static func fills(_ node: DisplayNode) -> [Paint] { nodes(node).compactMap { if case .path(let path)? = $0.content { path.fill } else { nil } } }

  /// The names of the marks for which a property of their nodes, or of one around them, holds.
  static func marks(_ node: DisplayNode, where holds: (DisplayNode) -> Bool) -> [String] {
    if holds(node) { return node.names }
    return node.group.children.flatMap { marks($0, where: holds) }
  }

  /// The names of the marks in the accent group: each node is in the group of the node around it unless it names one.
  static func accented(_ node: DisplayNode, inside outer: Bool = false) -> [String] {
    let isAccented = node.hasAccentable ? node.accentable : outer
    return (isAccented && !node.debugName.isEmpty && node.group.children.isEmpty ? [node.debugName] : [])
      + node.group.children.flatMap { accented($0, inside: isAccented) }
  }

  /// The path of the first node for which a property holds.
  static func path(in node: DisplayNode, at path: NodePath = NodePath(), where holds: (DisplayNode) -> Bool) -> NodePath? {
    if holds(node) { return path }
    for (index, child) in node.group.children.enumerated() {
      if let found = Self.path(in: child, at: path.child(index), where: holds) { return found }
    }
    return nil
  }

  /// The frame of the named node, in the coordinates of the whole.
  static func frame(of name: String, in node: DisplayNode, at origin: CGPoint = .zero) -> CGRect? {
    let here = CGPoint(x: origin.x + node.frame.x, y: origin.y + node.frame.y)
    if node.debugName == name { return CGRect(x: here.x, y: here.y, width: node.frame.width, height: node.frame.height) }
    return node.group.children.lazy.compactMap { frame(of: name, in: $0, at: here) }.first
  }
}

/// A widget with a configuration that is given as a closure.
struct StagedWidget<Configuration: WidgetConfiguration>: Widget {
  private let make: @MainActor () -> Configuration

  init() { fatalError("the tests use the other initializer") }
  init(_ make: @escaping @MainActor () -> Configuration) { self.make = make }

  var body: some WidgetConfiguration { make() }
}

/// A box of a fixed or flexible size with a name in the display list.
struct NamedBox: View {
  let name: String
  var width: CGFloat?
  var height: CGFloat?

  init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) { (self.name, self.width, self.height) = (name, width, height) }

  var body: some View { Color.blue.frame(width: width, height: height).modifier(LayerModifier { [name] node, _ in node.debugName = name }) }
}

extension View {
  /// Gives the view a name in the display list.
  func staged(_ name: String) -> some View { modifier(LayerModifier { node, _ in node.debugName = name }) }
}

extension Sequence {
  /// The results of the elements, one after the other.
  @MainActor
  func asynchronously<Result>(_ body: @MainActor (Element) async throws -> Result) async throws -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await body(element)) }
    return results
  }
}

/// A value that a provider's closures write and a statement reads.
final class Noted<Value: Sendable>: Sendable {
  private let value: Mutex<[Value]> = Mutex([])
  func note(_ value: Value) { self.value.withLock { $0.append(value) } }
  var all: [Value] { value.withLock { $0 } }
}
