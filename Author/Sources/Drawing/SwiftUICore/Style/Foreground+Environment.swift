nonisolated extension View {
  /// Sets the colour of text and shapes inside that set no style themselves; nil = the inherited colour.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentChange { values in if let color { values.core.foregroundStyles = [AnyShapeStyle(color)] } })
  }
  /// Sets the style of text and shapes inside that set no style themselves.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentChange { $0.setForeground([AnyShapeStyle(style)]) })
  }
  /// Sets the primary and secondary style.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(EnvironmentChange { $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) })
  }
  /// Sets the primary, secondary and tertiary style.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View {
    modifier(EnvironmentChange { $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]) })
  }
  /// Sets the style that `.background` represents inside this view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentChange { $0.core.backgroundStyle = AnyShapeStyle(style) })
  }
  /// Sets the tint of controls, gauges, links and `.tint`.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(EnvironmentChange { $0.core.tint = tint.map { AnyShapeStyle($0) } })
  }
  public func tint(_ tint: Color?) -> some View { modifier(EnvironmentChange { $0.core.tint = tint.map { AnyShapeStyle($0) } }) }
  /// Sets the accent colour, which is also the tint where none is set.
  public func accentColor(_ color: Color?) -> some View { modifier(EnvironmentChange { $0.core.accentColor = color }) }
}

extension EnvironmentValues {
  public var backgroundStyle: AnyShapeStyle? {
    get { core.backgroundStyle }
    set { core.backgroundStyle = newValue }
  }

  /// Sets the foreground styles. Levels in `styles`, for example `.secondary`, refer to the foreground before this change.
  package mutating func setForeground(_ styles: [AnyShapeStyle]) {
    let outer = core.foregroundStyles
    core.foregroundStyles = styles.map { AnyShapeStyle(BasedStyle(style: $0, foreground: outer)) }
  }
}

nonisolated extension View {
  /// Sets the foreground of a control's label if `style` is not nil and no foreground is set. A foreground that the author sets on the control or around
  /// it wins, as in `Button("Delete") { … }.foregroundStyle(.red)`.
  package func labelForeground(_ style: (some ShapeStyle)?) -> some View {
    modifier(EnvironmentChange { if let style, $0.core.foregroundStyles.isEmpty { $0.setForeground([AnyShapeStyle(style)]) } })
  }
}

/// A style that is resolved with the outer foreground: the one in the environment of the modifier that set this style.
struct BasedStyle: ShapeStyle {
  let style: AnyShapeStyle
  let foreground: [AnyShapeStyle]
  @MainActor func _paint(in context: _StyleContext) -> _StylePaint {
    var outer = context
    outer.environment.core.foregroundStyles = foreground
    return style._paint(in: outer)
  }
}
