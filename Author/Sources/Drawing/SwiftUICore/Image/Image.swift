import AlmanacWireSchema

/// A view of an image: a system symbol, an image of the app's catalogs, or an image from data.
///
/// An image keeps its own size unless it is `resizable()`; then it fills what it is offered. System symbols follow the font around them.
public struct Image: Equatable, Sendable {
  package enum Source: Equatable {
    case symbol(name: String, variableValue: Double?)
    case asset(name: String, bundle: Bundle?)
    case data(Data, scale: CGFloat)
  }
  /// The size of symbols relative to their font.
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    /// The factor by which a symbol is scaled; at medium scale it matches the font's capitals.
    package var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    }
  }
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high

    var value: ImageInterpolation {
      switch self {
      case .none: .none
      case .low: .low
      case .medium: .default
      case .high: .high
      }
    }
  }
  /// How an image is turned and mirrored. The raw values are not those of EXIF: bit 0 exchanges the axes, bit 1 mirrors, bit 2 turns upside down.
  /// Source: OpenSwiftUI's compatibility tests.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 0, upMirrored = 2, down = 6, downMirrored = 4, left = 1, leftMirrored = 3, right = 7, rightMirrored = 5
  }
  struct Resizing: Equatable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  package let source: Source
  /// The source location of the image.
  var place = SourceLocation.unknown
  var label: Text?
  var isDecorative = false
  /// True if assistive technology reads the image's name, because the author has given no label.
  var speaksName = false
  /// The variable value of a symbol of the catalogs.
  var catalogValue: Double?
  var resizing: Resizing?
  var rendering: TemplateRenderingMode?
  var quality: Interpolation?
  var symbolMode: SymbolRenderingMode?
  /// The font and tint of a symbol; nil = those of the environment.
  var symbolFont: Font?
  var symbolTint: Color?
  /// How the accented rendering mode treats the image; set with WidgetKit's `widgetAccentedRenderingMode(_:)`.
  package var accented: AccentedImageRendering = .unspecified

  package init(source: Source, label: Text? = nil, isDecorative: Bool = false, at place: SourceLocation = .unknown) {
    self.source = source
    self.place = place
    self.label = label
    self.isDecorative = isDecorative
  }

  /// Creates a view of the image set `name` in the app's asset catalogs. A missing one is drawn as a grey box, and an `asset.missing` warning
  /// reports it.
  public init(_ name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(source: .asset(name: name, bundle: bundle), at: SourceLocation(fileID, line))
    speaksName = true
  }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(name, bundle: bundle, fileID: fileID, line: line)
    catalogValue = variableValue
  }
  public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(name, bundle: bundle, label: label, fileID: fileID, line: line)
    catalogValue = variableValue
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(source: .asset(name: name, bundle: bundle), label: label, at: SourceLocation(fileID, line))
  }
  /// Creates an image that assistive technology ignores.
  public init(decorative name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(source: .asset(name: name, bundle: bundle), isDecorative: true, at: SourceLocation(fileID, line))
  }
  /// Creates a view of a system symbol. If Almanac has no drawing of it, a question mark in a dashed box is drawn, and a `symbol.unknown` warning
  /// reports it.
  public init(systemName: String, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(source: .symbol(name: systemName, variableValue: nil), at: SourceLocation(fileID, line))
  }
  /// Exists for function references such as `names.map(Image.init(systemName:))`. Direct calls use the overload that records its source location.
  @_disfavoredOverload
  public init(systemName: String) { self.init(source: .symbol(name: systemName, variableValue: nil)) }
  public init(systemName: String, variableValue: Double?, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(source: .symbol(name: systemName, variableValue: variableValue), at: SourceLocation(fileID, line))
  }
  /// Creates a view of an encoded image with `scale` pixels per point.
  package init(data: Data, scale: CGFloat, label: Text? = nil) { self.init(source: .data(data, scale: scale), label: label) }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// Lets the image take the proposal; the cap insets keep their size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { with { $0.rendering = renderingMode } }
  public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.quality = interpolation } }
  /// Stub. Has no effect: edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }

  /// True if the image has no content, as that of `UIImage()`.
  var isEmpty: Bool { if case .data(let data, _) = source { data.isEmpty } else { false } }

  /// The image's name in diagnostics.
  var placeName: String {
    switch source {
    case .symbol(let name, _), .asset(let name, _): name
    case .data: "image data"
    }
  }
}

public struct SymbolRenderingMode: Hashable, Sendable {
  package let value: SymbolRenderingModeValue
  public static let monochrome = SymbolRenderingMode(value: .monochrome)
  public static let hierarchical = SymbolRenderingMode(value: .hierarchical)
  public static let palette = SymbolRenderingMode(value: .palette)
  public static let multicolor = SymbolRenderingMode(value: .multicolor)
}

/// Variants of symbols: filled, in a circle, with a slash.
public struct SymbolVariants: Hashable, Sendable {
  var parts: Set<String> = []
  var shape: String?
  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(shape: "circle")
  public static let square = SymbolVariants(shape: "square")
  public static let rectangle = SymbolVariants(shape: "rectangle")
  public static let fill = SymbolVariants(parts: ["fill"])
  public static let slash = SymbolVariants(parts: ["slash"])
  public var circle: SymbolVariants { SymbolVariants(parts: parts, shape: "circle") }
  public var square: SymbolVariants { SymbolVariants(parts: parts, shape: "square") }
  public var rectangle: SymbolVariants { SymbolVariants(parts: parts, shape: "rectangle") }
  public var fill: SymbolVariants { SymbolVariants(parts: parts.union(["fill"]), shape: shape) }
  public var slash: SymbolVariants { SymbolVariants(parts: parts.union(["slash"]), shape: shape) }
  public func contains(_ other: SymbolVariants) -> Bool { parts.isSuperset(of: other.parts) && (other.shape == nil || other.shape == shape) }

  /// Returns the names to try for `name`, starting with the one that has all variants.
  func names(for name: String) -> [String] {
    let own = Set(name.split(separator: ".").map(String.init))
    func form(_ wanted: [String?]) -> String { ([name] + wanted.compactMap { $0 }.filter { !own.contains($0) }).joined(separator: ".") }
    let slash = parts.contains("slash") ? "slash" : nil
    let fill = parts.contains("fill") ? "fill" : nil
    return [form([slash, shape, fill]), form([shape, fill]), form([fill]), name]
  }
}

nonisolated extension View {
  public func imageScale(_ scale: Image.Scale) -> some View { modifier(EnvironmentChange { $0.core.imageScale = scale }) }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(EnvironmentChange { $0.core.symbolRenderingMode = mode })
  }
  /// Draws symbols inside in the given variant, in addition to those set around the view.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(
      EnvironmentChange { values in
        let outer = values.core.symbolVariants
        values.core.symbolVariants = SymbolVariants(parts: outer.parts.union(variant.parts), shape: variant.shape ?? outer.shape)
      })
  }
}

extension EnvironmentValues {
  public var imageScale: Image.Scale {
    get { core.imageScale }
    set { core.imageScale = newValue }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { core.symbolRenderingMode }
    set { core.symbolRenderingMode = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { core.symbolVariants }
    set { core.symbolVariants = newValue }
  }
}
