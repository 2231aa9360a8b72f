import WireSchema
import TextEngine

/// All that one rendering of one view shares: its diagnostics, its images, and what views say of the widget as a whole.
@MainActor
package final class RenderSession {
  /// The text engine of the main thread.
  package let text: TextEngine
  package private(set) var diagnostics: [Diagnostic] = []
  private var diagnosed: Set<Diagnostic> = []
  /// By SHA-256; shared by the entries of one timeline.
  package let images: ImageStore
  /// Where assets are looked up.
  package let bundle: Bundle

  /// `widgetURL`, first one wins.
  package private(set) var widgetURL: URL?
  /// `containerBackground(for: .widget)`: the content and the environment at its modifier; the innermost last one wins.
  package var containerBackground: (resolve: @MainActor (inout _NodeList) -> Void, environment: EnvironmentValues)?
  /// `widgetLabel`, likewise.
  package var widgetLabel: (resolve: @MainActor (inout _NodeList) -> Void, environment: EnvironmentValues)?
  /// When the entry is shown; clocks and intervals are laid out from here.
  package var date = Date()
  /// Where the dates of views with a schedule of their own are noted; nil = the entry is drawn for its own date only.
  package var window: ScheduleWindow?
  /// The largest image area in pixels that may be archived; 0 = no limit.
  package var maxImagePixels = 0

  /// Pixels per point of the surface; what is drawn starts and ends on whole pixels.
  package var displayScale: CGFloat = 3
  /// Where the node being placed lies on the surface, before any transform.
  package var placementOrigin = CGPoint.zero
  /// Where the named coordinate spaces being placed in start.
  package var coordinateSpaces: [String: CGPoint] = [:]
  /// Whether any view has asked for a `zIndex`.
  package var hasZIndices = false
  /// The nodes made so far; bounded by ``Limits``.
  package var nodeCount = 0
  private var explicitGuides: Set<AlignmentKey> = [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]

  /// Where the view that is being resolved stands.
  package var identity = ViewIdentity.root
  /// What the entry's views keep and are called for.
  package let lifecycle = ViewLifecycle()
  /// Where the tasks that views start are kept.
  package lazy var tasks = ViewTasks()
  private var diagnosticsBefore: [Diagnostic] = []

  /// What previews ask for.
  package var previewTraits = PreviewTraits()

  /// The session that renders now, for what authors call while their bodies run.
  package static weak var current: RenderSession? {
    // The main actor's thread need not be the process's first one, so code of any isolation asks by its thread.
    didSet { EnvironmentStack.slot.session = current }
  }

  private var bodies: [(type: Any.Type, lastPlace: SourceLocation?)] = []
  private var bodyCount = 0
  /// Bodies and nodes that this rendering may have.
  package var bodyLimit = Limits.bodies
  package var nodeLimit = Limits.nodes

  /// What one rendering may take; beyond it content is left out and a diagnostic says so.
  package enum Limits {
    /// Bodies inside each other.
    package static let bodyDepth = 256
    /// Elements of one `ForEach`.
    package static let forEachElements = 10_000
    /// Nodes of one rendering, no more than a host takes of what they draw; repeating containers stop there.
    package static let nodes = 20_000
    /// The largest font, in points.
    package static let fontSize: CGFloat = 2000
    /// UTF-8 bytes of one text.
    package static let textBytes = 32 << 10
    /// Bodies of one rendering, also of those that draw nothing.
    package static let bodies = 20_000
    /// Different diagnostics of one rendering.
    package static let diagnostics = 1000
    /// The largest length that layout reckons with, in points.
    package static let length: CGFloat = 1e7
  }

  package init(text: TextEngine, images: ImageStore, bundle: Bundle) {
    self.text = text
    self.images = images
    self.bundle = bundle
  }

  /// Adds a diagnostic once per name and place.
  ///
  /// - Parameters:
  ///   - place: the view, kind or asset that it concerns; empty = the innermost body of the author's.
  ///   - source: where its cause is written.
  package func diagnose(_ severity: DiagnosticSeverity, _ name: String, _ message: String, place: String = "", at source: SourceLocation? = nil) {
    guard diagnostics.count < Limits.diagnostics else { return }
    var diagnostic = Diagnostic()
    diagnostic.severity = severity
    diagnostic.name = name
    diagnostic.message = message
    diagnostic.place = place.isEmpty ? authorBody : place
    diagnostic.setSource(source)
    if diagnosed.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// The innermost body that is not the framework's own; empty where content stands in none.
  private var authorBody: String { innermostBody.map { "\($0.type)" } ?? "" }

  private var innermostBody: (type: Any.Type, lastPlace: SourceLocation?)? {
    bodies.last { !SourceLocation.isOwn(module: String(reflecting: $0.type).prefix { $0 != "." }) }
  }

  /// Notes where something of the innermost body is written.
  func pass(_ place: SourceLocation?) {
    guard let place, !bodies.isEmpty else { return }
    bodies[bodies.count - 1].lastPlace = place
  }

  /// Where what was resolved last in the innermost body of the author's is written, for a view of it that has no place of its own; nil = of nothing
  /// in it the place is known.
  var nearestPlace: String? { innermostBody?.lastPlace?.author.map { "\($0.file):\($0.line)" } }

  /// A note from an action that an author's code calls, wherever it runs; kept if a rendering is under way there.
  nonisolated static func noteOutsideRendering(_ name: String, _ message: String) {
    guard let session = EnvironmentStack.slot.session else { return }
    MainActor.assumeIsolated { session.diagnose(.note, name, message) }
  }

  /// Something that views show was changed by an action, wherever it runs.
  nonisolated static func noteChange() {
    guard let session = EnvironmentStack.slot.session else { return }
    MainActor.assumeIsolated { session.lifecycle.changes.changed() }
  }

  package func setWidgetURL(_ url: URL?) {
    if let existing = widgetURL, existing != url {
      diagnose(
        .warning, "widgetURL.twice",
        "two widgetURLs in one view tree (\(existing) and \(url?.absoluteString ?? "nil")): which one a tap opens is undefined; keep one")
      return
    }
    widgetURL = url
  }

  /// Whether repeating containers may go on.
  var hasRoom: Bool { nodeCount < nodeLimit && bodyCount < bodyLimit }

  /// Runs `resolve` inside a body of `type`, unless bodies are nested too deep to go on.
  package func inBody(of type: Any.Type, _ resolve: () -> Void) {
    guard bodies.count < Limits.bodyDepth else {
      diagnose(
        .error, "view.tooDeep",
        "views are nested more than \(Limits.bodyDepth) bodies deep and the rest is left out; check for a body that contains itself")
      return
    }
    bodyCount += 1
    guard bodyCount <= bodyLimit, nodeCount < nodeLimit else {
      diagnose(
        .error, "view.tooMany",
        "the view has more than \(bodyLimit) bodies or \(nodeLimit) parts and the rest is left out; check for bodies that contain themselves "
          + "and for collections inside collections", place: "")
      return
    }
    bodies.append((type, nil))
    let outer = identity
    identity = outer.appending(type: type)
    resolve()
    identity = outer
    bodies.removeLast()
  }

  // MARK: Passes

  /// Forgets what an earlier pass over the same views said of the widget.
  func beginPass() {
    lifecycle.beginPass()
    identity = .root
    widgetURL = nil
    containerBackground = nil
    widgetLabel = nil
    hasZIndices = false
    nodeCount = 0
    bodyCount = 0
    diagnosticsBefore = diagnostics
    images.begin()
  }

  /// Runs what views want to be called for after a pass.
  /// - Returns: Whether the views have to be drawn again; what they reported is forgotten then, and what their actions reported is kept.
  func settle() -> Bool {
    let count = diagnostics.count
    guard lifecycle.settle(self) else {
      lifecycle.end()
      return false
    }
    images.dropNew()
    diagnostics = diagnosticsBefore + diagnostics[count...]
    diagnosed = Set(diagnostics)
    return true
  }

  /// Tells layout that some view has an explicit value for a guide; guides nobody registered are not looked for.
  package func registerGuide(_ key: AlignmentKey) { explicitGuides.insert(key) }
  func mayBeExplicit(_ key: AlignmentKey) -> Bool { explicitGuides.contains(key) }

  /// A size that layout can go on with: neither NaN nor negative; infinite sizes become large finite ones.
  func checked(_ size: CGSize, of node: LayoutNode) -> CGSize {
    let most = Limits.length
    if size.width >= 0, size.height >= 0, size.width <= most, size.height <= most { return size }
    if size.width.isNaN || size.height.isNaN { diagnoseNaN("a size", of: node) }
    func clamp(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), most) }
    return CGSize(width: clamp(size.width), height: clamp(size.height))
  }

  /// A place that layout can go on with.
  func checked(_ point: CGPoint, of node: LayoutNode) -> CGPoint {
    let most = Limits.length
    if abs(point.x) <= most, abs(point.y) <= most { return point }
    if point.x.isNaN || point.y.isNaN { diagnoseNaN("a position", of: node) }
    func clamp(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -most), most) }
    return CGPoint(x: clamp(point.x), y: clamp(point.y))
  }

  private func diagnoseNaN(_ what: String, of node: LayoutNode) {
    diagnose(.warning, "layout.nan", "\(what) of \(type(of: node)) is not a number and was taken as 0; check divisions in frames and offsets")
  }

  /// `rect` with each edge on the nearest pixel, the later one where it lies between two.
  package func onPixels(_ rect: CGRect) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * displayScale + 0.5).rounded(.down) / displayScale }
    let (x, y) = (round(rect.minX), round(rect.minY))
    return CGRect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
  }
}

/// The images that display lists refer to by hash.
@MainActor
package final class ImageStore {
  package private(set) var blobs: [Data: ImageBlob] = [:]
  private var new: [Data] = []
  package init() {}

  /// What is added from now on is new.
  func begin() { new = [] }
  /// Forgets what is new, as the drawing that it was for is not shown.
  func dropNew() { for hash in new { blobs[hash] = nil } }

  /// Keeps `blob` (its `sha256` set) and returns its hash.
  package func add(_ blob: ImageBlob) -> Data {
    if blobs.updateValue(blob, forKey: blob.sha256) == nil { new.append(blob.sha256) }
    return blob.sha256
  }
}
