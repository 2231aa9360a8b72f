import AlmanacUIKitDrawing
import Combine

/// Stub. Draws a view into an image in an app. The host paints what a widget archives, and the extension's process has no painter, so images are nil,
/// as on Apple's systems for a view that cannot be drawn. The diagnostic `imageRenderer.unavailable` names the view once.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content { willSet { objectWillChange.send() } }
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  public var isOpaque = false { willSet { objectWillChange.send() } }
  public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

  public init(content view: Content) { content = view }

  public var cgImage: CGImage? { Self.unavailable() }
  public var uiImage: UIImage? { Self.unavailable() }
  /// Stub. Does not call `renderer`: there is nothing to draw into.
  public func render(rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void) {
    let _: CGImage? = Self.unavailable()
  }

  private static func unavailable<Result>() -> Result? {
    UnavailableServices.report(
      "imageRenderer.unavailable", "a widget's process has no painter: ImageRenderer gives no image; show the view itself instead of its image")
    return nil
  }
}
