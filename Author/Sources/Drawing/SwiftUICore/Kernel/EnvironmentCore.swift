import AlmanacWireSchema

/// SwiftUI's built-in environment values, in one block that is copied on write.
///
/// Fields are plain values, and access to them records nothing. The public `EnvironmentValues` properties are declared next to their types; they
/// record a read if the value belongs to the presentation.
package struct EnvironmentStorage {
  package struct Fields {
    // The placement, from the request's RenderContext.
    package var family: WidgetFamilyValue = .systemSmall
    package var displaySize = CGSize(width: 158, height: 158)
    /// The margins that are left free around the content.
    package var contentMargins = EdgeInsets()
    /// The margins of the place, which a widget may disable or which do not apply to a view without a container background.
    package var placeMargins = EdgeInsets()
    package var containerCornerRadius: CGFloat = 22
    package var displayScale: CGFloat = 3
    package var locale = Locale(identifier: "en_US")
    package var timeZone = TimeZone.current
    package var calendar = Calendar.current
    package var layoutDirection = LayoutDirection.leftToRight
    package var dynamicTypeSize = DynamicTypeSize.large
    package var boldText = false
    package var platform: PlatformValue = .ios
    package var showsWidgetLabel = false
    package var labelContext = LabelContext()
    package var isPreview = false

    // The presentation. Reading one of these through the public property is recorded.
    package var colorScheme = ColorScheme.light
    package var colorSchemeIsFixed = false  // set by the author: the same in every presentation
    package var renderingMode: RenderingModeValue = .fullColor
    package var luminanceReduced = false
    package var redactionReasons: RedactionReasons = []
    package var redactionIsFixed = false  // set by the author: the same in every presentation
    package var showsContainerBackground = true
    package var increasesContrast = false
    package var reducesTransparency = false
    package var reducesMotion = false

    // Values that modifiers pass down.
    package var font: Font?
    package var fontWeight: Font.Weight?
    package var fontDesign: Font.Design?
    package var italic = false
    package var monospacedDigit = false
    package var foregroundStyles: [AnyShapeStyle] = []  // primary, secondary, tertiary; empty = the system's
    package var backgroundStyle: AnyShapeStyle?
    package var tint: AnyShapeStyle?
    /// The accent colour that a view around sets; nil = the app's.
    package var accentColor: Color?
    package var multilineTextAlignment = TextAlignment.leading
    package var lineLimit: Int?
    package var lineSpacing: CGFloat = 0
    package var minimumScaleFactor: CGFloat = 1
    package var truncationMode = Text.TruncationMode.tail
    package var allowsTightening = false
    package var textCase: Text.Case?
    package var imageScale = Image.Scale.medium
    package var symbolRenderingMode: SymbolRenderingMode?
    package var symbolVariants = SymbolVariants.none
    package var isEnabled = true
    /// The axis of the nearest enclosing stack, for Spacer and Divider; nil outside a stack.
    package var stackAxis: Axis?
    /// True if the view is in a widget's label, which is a single line.
    package var isInWidgetLabel = false
    /// The font that the system sets for text and symbols, whatever the author's is; nil where the author's counts.
    package var systemFont: Font? {
      if family == .accessoryInline { return .inlineAccessory }
      return isInWidgetLabel && labelContext.textSize > 0 ? .system(size: labelContext.textSize, weight: .semibold, design: .rounded) : nil
    }
    /// The nearest container shape; nil = the widget's own.
    package var containerShape: ContainerShape?
    /// The distances of a shape from the container's edges. `ContainerRelativeShape` reduces the container's corner radius by the smallest of them.
    package var containerShapeInsets = EdgeInsets()
  }

  private final class Box {
    var fields: Fields
    init(_ fields: Fields) { self.fields = fields }
  }
  private var box = Box(Fields())

  package init() {}

  package var fields: Fields {
    _read { yield box.fields }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.fields) }
      yield &box.fields
    }
  }
}
