import AlmanacWireSchema

/// A preview that `#Preview` declares: its content and its name.
@MainActor @preconcurrency
public struct Preview {
  /// Traits of a view's preview.
  public enum ViewTraits {}

  /// The content of a preview. The widget cases are created by WidgetKit.
  package enum Content {
    case view(@MainActor () -> AnyView)
    case widget(any PreviewedWidget)
  }

  package let name: String?
  package let content: Content
  /// The layout among the traits of a view's preview; nil without one.
  package let layout: PreviewLayout?
  /// The modifiers among the traits, in source order.
  private let modifiers: [PreparedPreviewModifier]

  package init(name: String?, content: Content, layout: PreviewLayout? = nil, modifiers: [PreparedPreviewModifier] = []) {
    self.name = name
    self.content = content
    self.layout = layout
    self.modifiers = modifiers
  }

  /// Creates a preview of a view.
  public init(_ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View) {
    self.init(
      name: name, content: .view { AnyView(body()) }, layout: traits.lazy.compactMap(\.layout).last, modifiers: traits.compactMap(\.modifier))
  }

  /// Applies the preview's modifiers to its view, once the contexts that they need exist.
  package func applyModifiers(to view: @escaping @MainActor () -> AnyView) async throws -> @MainActor () -> AnyView {
    var result = view
    for prepare in modifiers {
      let (inner, apply) = (result, try await prepare())
      result = { apply(inner()) }
    }
    return result
  }
}

/// A type-erased widget with the entries that its preview shows one after another.
@MainActor
package protocol PreviewedWidget {
  var description: WidgetDescription? { get }
  var family: WidgetFamilyValue { get }
  /// Returns the preview's entries, or those that the provider creates for `context`.
  func timeline(_ context: RenderContext) async throws -> AnyTimeline
}

/// Prepares a preview modifier's context, and returns a function that changes the preview's view.
package typealias PreparedPreviewModifier = @MainActor () async throws -> @MainActor (AnyView) -> AnyView

/// A trait of a preview, for example its size or device.
public struct PreviewTrait<T>: Sendable {
  package let name: String
  package var layout: PreviewLayout?
  package var modifier: PreparedPreviewModifier?
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait { PreviewTrait(name: "defaultLayout", layout: .device) }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(name: "sizeThatFitsLayout", layout: .sizeThatFits) }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(name: "fixedLayout(\(width),\(height))", layout: .fixed(width: width, height: height))
  }
  public static var portrait: PreviewTrait { PreviewTrait(name: "portrait") }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(name: "portraitUpsideDown") }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(name: "landscapeLeft") }
  public static var landscapeRight: PreviewTrait { PreviewTrait(name: "landscapeRight") }
}

/// The expansion of `#Preview` conforms to this; it declares a preview and its source location.
public protocol _PreviewDeclaration {
  static var _fileID: String { get }
  static var _line: Int { get }
  @MainActor static func _makePreview() -> Preview
}

/// Declares a preview of a view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewsMacros", type: "PreviewExpansion")

/// Allows a property wrapper in a preview's body.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewsMacros", type: "PreviewableExpansion")
