import AlmanacWireSchema

/// A level of the current foreground style, from primary to quinary.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  package let level: Int
  public static let primary = HierarchicalShapeStyle(level: 1)
  public static let secondary = HierarchicalShapeStyle(level: 2)
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  public static let quaternary = HierarchicalShapeStyle(level: 4)
  public static let quinary = HierarchicalShapeStyle(level: 5)

  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    let styles = context.environment.core.foregroundStyles
    // With foregroundStyle(a, b) the second level is b; further levels are the last style, faded.
    guard let base = styles.last else { return _StylePaint(.hierarchical(level)) }
    if level <= styles.count { return styles[level - 1]._paint(in: context) }
    return base._paint(in: context).atLevel(level - styles.count + 1)
  }
}

extension _StylePaint {
  /// Returns this paint faded to `level`. Levels of nested styles add up.
  package func atLevel(_ level: Int) -> _StylePaint {
    guard level > 1 else { return self }
    var result = self
    if case .hierarchical(let inner)? = paint.paint {
      result.paint.hierarchical.level = min(5, inner.level + UInt32(level - 1))
    } else {
      var faded = Paint()
      faded.hierarchical.level = UInt32(min(5, level))
      faded.hierarchical.base = paint
      result.paint = faded
    }
    return result
  }
}

/// A secondary or further level of a style (`Color.blue.secondary`, `.fill.tertiary`).
public struct LeveledShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint { base._paint(in: context).atLevel(level) }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { LeveledShapeStyle(base: self, level: 2) }
  public var tertiary: some ShapeStyle { LeveledShapeStyle(base: self, level: 3) }
  public var quaternary: some ShapeStyle { LeveledShapeStyle(base: self, level: 4) }
  public var quinary: some ShapeStyle { LeveledShapeStyle(base: self, level: 5) }
}

/// The current foreground style; the label colour if none is set.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint { HierarchicalShapeStyle.primary._paint(in: context) }
}

/// The current background style: by default the system background, clear if the widget's background is removed. Its further levels are those of
/// grouped content.
public struct BackgroundStyle: ShapeStyle, Hashable {
  private var level = 1
  public init() {}
  private init(level: Int) { self.level = level }

  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    if let style = context.environment.core.backgroundStyle {
      var outer = context
      outer.environment.core.backgroundStyle = nil
      outer.isInBackgroundStyle = true
      return style._paint(in: outer).atLevel(level)
    }
    if level > 1 { return Color(system: level == 2 ? "secondarySystemBackground" : "tertiarySystemBackground")._paint(in: context) }
    var paint = Paint()
    paint.background = true
    return _StylePaint(paint)
  }

  public var secondary: BackgroundStyle { BackgroundStyle(level: 2) }
  public var tertiary: BackgroundStyle { BackgroundStyle(level: 3) }
  public var quaternary: BackgroundStyle { BackgroundStyle(level: 4) }
  public var quinary: BackgroundStyle { BackgroundStyle(level: 5) }
}

/// The current tint; the accent colour if none is set.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    guard let style = context.environment.core.tint else { return Color.accentColor._paint(in: context) }
    var outer = context
    outer.environment.core.tint = nil
    return style._paint(in: outer)
  }
}

/// A system colour with separate colours for its levels: fills, separators, placeholders and links.
public struct FillShapeStyle: ShapeStyle, Hashable {
  private let names: [String]
  private let level: Int
  init(_ names: [String], level: Int = 1) {
    self.names = names
    self.level = level
  }
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    Color(system: names[min(level, names.count) - 1])._paint(in: context)
  }
  public var secondary: FillShapeStyle { FillShapeStyle(names, level: 2) }
  public var tertiary: FillShapeStyle { FillShapeStyle(names, level: 3) }
  public var quaternary: FillShapeStyle { FillShapeStyle(names, level: 4) }
  public var quinary: FillShapeStyle { FillShapeStyle(names, level: 5) }
}
public typealias SeparatorShapeStyle = FillShapeStyle
public typealias PlaceholderTextShapeStyle = FillShapeStyle
public typealias LinkShapeStyle = FillShapeStyle
public typealias SelectionShapeStyle = TintShapeStyle
public typealias WindowBackgroundShapeStyle = BackgroundStyle
