import WireSchema
import Foundation
import SwiftUI
import Testing
import TextEngine

/// Renders a view by itself and answers for what was recorded of it.
@MainActor
struct ContentFixture {
  var environment = EnvironmentValues()
  /// Where assets are looked up.
  /// What the test itself brings; the runner's own folder has other tests' catalogs.
  var bundle = Self.emptyBundle
  private static let emptyBundle: Bundle = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-empty-bundle")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return Bundle(url: folder) ?? .main
  }()
  var date = Date(timeIntervalSince1970: 1_700_000_000)
  var maxImagePixels = 0
  /// Bodies and nodes that a rendering may have.
  var room = RenderSession.Limits.nodes

  init(_ change: (inout EnvironmentValues) -> Void = { _ in }) {
    environment.core.timeZone = TimeZone(identifier: "UTC") ?? .current
    change(&environment)
  }

  /// What one rendering gave.
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
    var runs: [TextRun] {
      all.flatMap { node -> [TextRun] in
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

    private static func flatten(_ node: DisplayNode) -> [DisplayNode] {
      guard case .group(let group)? = node.content else { return [node] }
      return [node] + group.children.flatMap(flatten)
    }
  }

  /// Offers `view` a size (nil = its ideal one) and records it.
  func render<V: View>(width: CGFloat? = nil, height: CGFloat? = nil, _ view: V) -> Output {
    let session = RenderSession(text: .current, images: ImageStore(), bundle: bundle)
    session.date = date
    session.maxImagePixels = maxImagePixels
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

  /// The paint that `style` gives under `environment`.
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
