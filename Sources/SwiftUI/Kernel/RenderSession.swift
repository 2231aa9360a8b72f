import Archive
import TextEngine

/// All that one rendering of one view shares: its diagnostics, its images, and what views say of the widget as a whole.
@MainActor
package final class RenderSession {
  /// The text engine of the main thread.
  package let text: TextEngine
  package var diagnostics: [Diagnostic] = []
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
  /// The largest image area in pixels that may be archived; 0 = no limit.
  package var maxImagePixels = 0

  private var bodies: [Any.Type] = []
  private static let deepestBody = 256

  package init(text: TextEngine, images: ImageStore, bundle: Bundle) {
    self.text = text
    self.images = images
    self.bundle = bundle
  }

  /// Adds a diagnostic once per name and place.
  package func diagnose(_ severity: DiagnosticSeverity, _ name: String, _ message: String, place: String = "") {
    var diagnostic = Diagnostic()
    diagnostic.severity = severity
    diagnostic.name = name
    diagnostic.message = message
    diagnostic.place = place.isEmpty ? (bodies.last.map { "\($0)" } ?? "") : place
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
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

  func enterBody(of type: Any.Type) { bodies.append(type) }
  func leaveBody() { bodies.removeLast() }

  /// A size that layout can go on with: neither NaN nor negative; infinite sizes become large finite ones.
  func checked(_ size: CGSize, of node: LayoutNode) -> CGSize {
    if size.width >= 0, size.height >= 0, size.width < 1e7, size.height < 1e7 { return size }
    if size.width.isNaN || size.height.isNaN {
      diagnose(.warning, "layout.nan", "a size of \(type(of: node)) is not a number and was taken as 0; check divisions in frames")
    }
    func clamp(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1e7) }
    return CGSize(width: clamp(size.width), height: clamp(size.height))
  }
}

/// The images that display lists refer to by hash.
@MainActor
package final class ImageStore {
  package private(set) var blobs: [Data: ImageBlob] = [:]
  package init() {}

  /// Keeps `blob` (its `sha256` set) and returns its hash.
  package func add(_ blob: ImageBlob) -> Data {
    blobs[blob.sha256] = blob
    return blob.sha256
  }
}
