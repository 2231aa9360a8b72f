import AlmanacTextEngine
import AlmanacWireSchema

/// The state of one rendering of one view: diagnostics, images, and the values that views set for the whole widget.
@MainActor
package final class RenderSession {
  /// The text engine of the main thread, with the fonts that are registered by now: a view's body can register one.
  package var text: TextEngine {
    engine.refresh()
    return engine
  }
  private let engine: TextEngine
  package private(set) var diagnostics: [Diagnostic] = []
  private var diagnosed: Set<Diagnostic> = []
  /// Images by SHA-256; shared by the entries of one timeline.
  package let images: ImageStore
  /// The bundle in which assets are looked up.
  package let bundle: Bundle

  /// The last `widgetURL` of the view tree.
  package private(set) var widgetURL: URL?
  /// The content of `containerBackground(for: .widget)`, and the environment at the modifier. If modifiers are nested, the innermost wins; among
  /// siblings, the last one.
  package var containerBackground: (resolve: @MainActor (inout _NodeList) -> Void, environment: EnvironmentValues)?
  /// The content of `widgetLabel`, and the environment at the modifier. If there are several, the same one wins as for ``containerBackground``.
  package var widgetLabel: (resolve: @MainActor (inout _NodeList) -> Void, environment: EnvironmentValues)?
  /// True if the content asks to be curved (`widgetCurvesContent`).
  package var curvesContent = false
  /// The date from which the entry is current. Dynamic text and intervals are laid out for this date.
  package var date = Date()
  /// Collects the dates at which `TimelineView`s change; nil = the entry is drawn only for its own date.
  package var window: ScheduleWindow?
  /// The maximum size of an archived image.
  package var imageLimits = ArchivedImageLimits()

  /// Pixels per point. The edges of drawn nodes are rounded to whole pixels.
  package var displayScale: CGFloat = 3
  /// The position of the node being placed, in the coordinates of the whole widget before any transform.
  package var placementOrigin = CGPoint.zero
  /// The frames of the views around the node being placed that have named coordinate spaces, in the coordinates of the whole widget.
  package var coordinateSpaces: [String: CGRect] = [:]
  /// The safe areas around the node being placed, from the outermost to the innermost.
  var safeAreas: [SafeArea] = []
  /// True if any view has a `zIndex`.
  package var hasZIndices = false
  /// True if a container asks for the sections of its content, so that `Section` has to mark its nodes.
  var marksSections = false
  /// The number of nodes created so far; ``Limits`` bounds it.
  package var nodeCount = 0
  private var explicitGuides: Set<AlignmentKey> = [
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key, VerticalAlignment.firstTextLineCenter.key,
  ]
  private var anyGuideMayBeExplicit = false

  /// The identity of the view that is being resolved.
  package var identity = ViewIdentity.root
  /// True if the node being recorded is inside a drawing that changes only as a whole.
  var recordsOnePart = false
  /// The state and the pending actions of the entry's views.
  package let lifecycle = ViewLifecycle()
  /// The tasks that views have started.
  package lazy var tasks = ViewTasks()
  private var diagnosticsBefore: [Diagnostic] = []

  /// The actions of an app's views; nil = the views are a widget's.
  package var appEvents: AppEvents?

  /// The values that preview modifiers have set.
  package var previewTraits = PreviewTraits()
  /// The views that have preview modifiers.
  package var previewedViews = PreviewedViews()

  /// The reason why the drawing must not be shown; nil if it may be shown.
  package private(set) var refusal: Diagnostic?

  /// The session that is rendering, for functions of the framework that authors call while their bodies run.
  package static weak var current: RenderSession? {
    // Code outside the main actor finds the session through its thread. The main actor's thread need not be the process's first thread.
    didSet { EnvironmentStack.slot.session = current }
  }

  /// Records the author's view that each node comes from; nil to record none.
  package var sources: NodeSources?
  private var bodies: [(type: Any.Type, lastPlace: SourceLocation?)] = []
  private var bodyCount = 0
  /// The last source location recorded in the body that ended last.
  private(set) var lastBodyPlace: SourceLocation?
  /// The maximum numbers of bodies and of nodes in this rendering.
  package var bodyLimit = Limits.bodies
  package var nodeLimit = Limits.nodes

  /// Limits of one rendering. Content beyond them is left out, and a diagnostic reports it.
  package enum Limits {
    /// The largest depth of nested bodies.
    package static let bodyDepth = 256
    /// The largest number of elements of one `ForEach`.
    package static let forEachElements = 10_000
    /// The number of nodes at which repeating containers stop. It is no larger than the number of display nodes that a host accepts.
    package static let nodes = 20_000
    /// The largest font, in points.
    package static let fontSize: CGFloat = 2000
    /// The largest length of one text, in UTF-8 bytes.
    package static let textBytes = 32 << 10
    /// The largest number of bodies, including those that draw nothing.
    package static let bodies = 20_000
    /// The largest number of different diagnostics.
    package static let diagnostics = 1000
    /// The largest length in layout, in points.
    package static let length: CGFloat = 1e7
  }

  package init(text: TextEngine, images: ImageStore, bundle: Bundle) {
    engine = text
    self.images = images
    self.bundle = bundle
  }

  /// Adds a diagnostic, unless an equal one was already added.
  ///
  /// - Parameters:
  ///   - place: the view, kind or asset that it concerns; empty = the author's innermost body.
  ///   - source: the source location of its cause.
  package func diagnose(_ severity: DiagnosticSeverity, _ name: String, _ message: String, place: String = "", at source: SourceLocation? = nil) {
    add(diagnostic(severity, name, message, place, source))
  }

  /// Adds an error that says that the drawing must not be shown: a view could not read its data, so the earlier pictures are better.
  package func refuse(_ name: String, _ message: String, place: String = "", at source: SourceLocation? = nil) {
    let why = diagnostic(.error, name, message, place, source)
    add(why)
    refusal = refusal ?? why
  }

  private func diagnostic(
    _ severity: DiagnosticSeverity, _ name: String, _ message: String, _ place: String, _ source: SourceLocation?
  ) -> Diagnostic {
    var diagnostic = Diagnostic()
    diagnostic.severity = severity
    diagnostic.name = name
    diagnostic.message = message
    diagnostic.place = place.isEmpty ? authorBody : place
    diagnostic.setSource(source)
    return diagnostic
  }

  private func add(_ diagnostic: Diagnostic) {
    guard diagnostics.count < Limits.diagnostics else { return }
    if diagnosed.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// The type of the author's innermost body; empty if no author's body is running.
  var authorBody: String { innermostBody.map { "\($0.type)" } ?? "" }

  private var innermostBody: (type: Any.Type, lastPlace: SourceLocation?)? {
    bodies.last { !SourceLocation.isOwn(type: $0.type) }
  }

  /// Records the source location of the view that the innermost body is resolving.
  func pass(_ place: SourceLocation?) {
    guard let place, !bodies.isEmpty else { return }
    bodies[bodies.count - 1].lastPlace = place
  }

  /// The last source location recorded in the author's innermost body, for diagnostics of views without a source location; nil = none is known.
  package var nearestPlace: String? { innermostBody?.lastPlace?.author.map { "\($0.file):\($0.line)" } }

  /// Adds a note from code that can run on any thread, for example an author's action. Does nothing if no rendering runs on this thread.
  package nonisolated static func noteOutsideRendering(_ name: String, _ message: String) {
    guard let session = EnvironmentStack.slot.session else { return }
    MainActor.assumeIsolated { session.diagnose(.note, name, message) }
  }

  /// Records that observable state changed. Callable from any isolation.
  nonisolated static func noteChange() {
    guard let session = EnvironmentStack.slot.session else { return }
    MainActor.assumeIsolated { session.lifecycle.changes.changed() }
  }

  package func setWidgetURL(_ url: URL?) {
    if let existing = widgetURL, existing != url {
      diagnose(
        .warning, "widgetURL.twice",
        "two widgetURLs in one view tree (\(existing) and \(url?.absoluteString ?? "nil")): it is undefined which one a tap opens; keep one")
    }
    widgetURL = url ?? widgetURL
  }

  /// True if the numbers of nodes and bodies are below their limits. Repeating containers stop once they are not.
  var isWithinLimits: Bool { nodeCount < nodeLimit && bodyCount < bodyLimit }

  /// Runs `resolve` inside a body of `type`. If bodies are nested too deeply or there are too many, adds an error instead.
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
    lastBodyPlace = bodies.removeLast().lastPlace
  }

  /// True if the innermost body that is running is one of `type`.
  func isRunningBody(of type: Any.Type) -> Bool { bodies.last?.type == type }

  // MARK: Passes

  /// Resets the records of an earlier pass over the same views.
  func beginPass() {
    lifecycle.beginPass()
    appEvents?.beginPass()
    identity = .root
    widgetURL = nil
    containerBackground = nil
    widgetLabel = nil
    curvesContent = false
    hasZIndices = false
    nodeCount = 0
    bodyCount = 0
    diagnosticsBefore = diagnostics
    images.begin()
  }

  /// Runs the actions that are due after a pass.
  /// - Returns: True if the views have to be drawn again. In that case the pass's diagnostics are dropped, and those of the actions are kept.
  func runDueActions() -> Bool {
    let count = diagnostics.count
    guard lifecycle.runDueActions(self) else {
      // An app's views are evaluated repeatedly, but appear once.
      if appEvents == nil { lifecycle.end() } else { lifecycle.rest() }
      return false
    }
    images.dropNew()
    diagnostics = diagnosticsBefore + diagnostics[count...]
    diagnosed = Set(diagnostics)
    return true
  }

  /// Records that a view sets a guide explicitly. Layout does not search for explicit values of guides that are not registered.
  package func registerGuide(_ key: AlignmentKey) { explicitGuides.insert(key) }
  /// Records that a view may set any guide, as an author's layout does.
  func registerAllGuides() { anyGuideMayBeExplicit = true }
  func mayBeExplicit(_ key: AlignmentKey) -> Bool { anyGuideMayBeExplicit || explicitGuides.contains(key) }

  /// Clamps a size to 0…`Limits.length` in both dimensions. NaN becomes 0, and a `layout.nan` warning reports it.
  func checked(_ size: CGSize, of node: LayoutNode) -> CGSize {
    let most = Limits.length
    if size.width >= 0, size.height >= 0, size.width <= most, size.height <= most { return size }
    if size.width.isNaN || size.height.isNaN { diagnoseNaN("a size", of: node) }
    func clamp(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), most) }
    return CGSize(width: clamp(size.width), height: clamp(size.height))
  }

  /// Clamps coordinates to ±`Limits.length`. NaN becomes 0, and a `layout.nan` warning reports it.
  func checked(_ point: CGPoint, of node: LayoutNode) -> CGPoint {
    let most = Limits.length
    if abs(point.x) <= most, abs(point.y) <= most { return point }
    if point.x.isNaN || point.y.isNaN { diagnoseNaN("a position", of: node) }
    func clamp(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -most), most) }
    return CGPoint(x: clamp(point.x), y: clamp(point.y))
  }

  private func diagnoseNaN(_ what: String, of node: LayoutNode) {
    diagnose(.warning, "layout.nan", "\(what) of \(type(of: node)) is not a number, so 0 was used; check divisions in frames and offsets")
  }

  /// Rounds each edge of `rect` to the nearest pixel; an edge halfway between two pixels is rounded up.
  package func pixelAligned(_ rect: CGRect) -> CGRect {
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

  /// Starts a pass; ``dropNew()`` removes the images added from now on.
  func begin() { new = [] }
  /// Removes the images that this pass added, because the pass is discarded.
  func dropNew() { for hash in new { blobs[hash] = nil } }

  /// Stores `blob` under its `sha256`, which the caller has set, and returns that hash.
  package func add(_ blob: ImageBlob) -> Data {
    if blobs.updateValue(blob, forKey: blob.sha256) == nil { new.append(blob.sha256) }
    return blob.sha256
  }
}
