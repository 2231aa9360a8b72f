import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing

/// Renders a view alone and gives access to what was recorded.
@MainActor
struct ContentFixture {
  var environment = EnvironmentValues()
  /// The bundle of assets, empty unless the test sets one. The test runner's own bundle would contain the catalogs of other tests.
  var bundle = Self.emptyBundle
  nonisolated private static let emptyFolder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "almanac-empty-bundle-\(UUID().uuidString)")
  private static let emptyBundle: Bundle = {
    atexit { try? FileManager.default.removeItem(at: ContentFixture.emptyFolder) }
    try? FileManager.default.createDirectory(at: emptyFolder, withIntermediateDirectories: true)
    return Bundle(url: emptyFolder) ?? .main
  }()
  var date = Date(timeIntervalSince1970: 1_700_000_000)
  var imageLimits = ArchivedImageLimits()
  /// The maximum number of bodies, and of nodes, of a rendering.
  var room = RenderSession.Limits.nodes

  init(_ change: (inout EnvironmentValues) -> Void = { _ in }) {
    environment.core.timeZone = TimeZone(identifier: "UTC") ?? .current
    change(&environment)
  }

  /// The result of one rendering.
  struct Output {
    let size: CGSize
    let nodes: [DisplayNode]
    let diagnostics: [Diagnostic]
    let images: [Data: ImageBlob]
    let node: LayoutNode
    let session: RenderSession
    let reads: EnvironmentReads

    /// All recorded nodes, parents first.
    var all: [DisplayNode] { nodes.flatMap(Output.flatten) }
    var paths: [PathContent] {
      all.compactMap { if case .path(let path)? = $0.content { path } else { nil } }
    }
    /// The runs of the drawn texts, without those that only assistive technology reads.
    var runs: [TextRun] {
      nodes.flatMap { Output.flatten($0, standIns: false) }.flatMap { node -> [TextRun] in
        switch node.content {
        case .text(let text): text.lines.flatMap(\.runs)
        case .dynamicText(let text): text.runs
        default: []
        }
      }
    }
    var words: String { runs.map(\.text).joined() }
    var lines: [TextLine] { all.flatMap { $0.text.lines } }
    var names: Set<String> { Set(diagnostics.map(\.name)) }

    private static func flatten(_ node: DisplayNode) -> [DisplayNode] { flatten(node, standIns: true) }
    private static func flatten(_ node: DisplayNode, standIns: Bool) -> [DisplayNode] {
      if node.accessibility.standIn, !standIns { return [] }
      guard case .group(let group)? = node.content else { return [node] }
      return [node] + group.children.flatMap { flatten($0, standIns: standIns) }
    }
  }

  /// Lays `view` out for a proposal (nil = unspecified) and records it.
  func render<V: View>(width: CGFloat? = nil, height: CGFloat? = nil, _ view: V) -> Output {
    let session = RenderSession(text: .current, images: ImageStore(), bundle: bundle)
    session.date = date
    session.imageLimits = imageLimits
    (session.bodyLimit, session.nodeLimit) = (room, room)
    RenderSession.current = session
    EnvironmentStack.reads = []
    let node = EnvironmentStack.with(environment) { _NodeList(session: session).resolveOne(view) }
    let proposal = ProposedViewSize(width: width, height: height)
    let size = node.size(proposal)
    node.place(at: .zero, proposal: proposal)
    var nodes: [DisplayNode] = []
    node.record(at: .zero, into: &nodes)
    return Output(
      size: size, nodes: nodes, diagnostics: session.diagnostics, images: session.images.blobs, node: node, session: session,
      reads: EnvironmentStack.reads)
  }

  /// The paint that `style` creates in `environment`.
  func paint<S: ShapeStyle>(_ style: S) -> Paint { render(width: 10, height: 10, Rectangle().fill(style)).paths.first?.fill ?? Paint() }
}

extension Paint {
  var systemName: String { color.system }
}

extension Double {
  func isNear(_ other: Double, within tolerance: Double = 0.01) -> Bool { (self - other).magnitude <= tolerance }
}
extension CGFloat {
  func isNear(_ other: CGFloat, within tolerance: CGFloat = 0.01) -> Bool { (self - other).magnitude <= tolerance }
}
