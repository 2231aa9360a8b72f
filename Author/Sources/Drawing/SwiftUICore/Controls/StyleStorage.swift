/// The properties of a control that it passes to its style.
protocol StyleConfiguration {
  associatedtype StandardBody: View

  /// Returns the appearance for controls without a style in the environment.
  @MainActor static func standardBody(_ configuration: Self) -> StandardBody
}

/// Draws a control with the style in its environment.
struct StyledControl<Configuration: StyleConfiguration>: PrimitiveView {
  let configuration: Configuration

  @MainActor func _resolve(into nodes: inout _NodeList) {
    // Called while the control resolves, so the style's body reads the environment at the control.
    if let style = EnvironmentStack.current[StyleKey<Configuration>.self] {
      style.resolve(configuration, &nodes)
    } else {
      Configuration.standardBody(configuration)._resolve(into: &nodes)
    }
  }
}

/// A type-erased style.
private struct StyleSlot<Configuration> {
  let resolve: @MainActor (Configuration, inout _NodeList) -> Void
}

/// The environment key of the style for controls with this `Configuration`; nil = the standard appearance.
private struct StyleKey<Configuration: StyleConfiguration>: EnvironmentKey {
  static var defaultValue: StyleSlot<Configuration>? { nil }
}

nonisolated extension View {
  /// Draws the controls inside with the body that `makeBody` makes of `style`. A control that `makeBody` itself creates uses the next outer style, so that
  /// a style never draws itself recursively.
  func controlStyle<Style, Configuration: StyleConfiguration, Body: View>(
    _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) -> some View {
    // Styles are used on the main actor only.
    let style = UncheckedSendable(style)
    return modifier(
      EnvironmentChange { values in
        let outer = values[StyleKey<Configuration>.self]
        values[StyleKey<Configuration>.self] = StyleSlot { configuration, nodes in
          makeBody(style.value, configuration).modifier(EnvironmentChange { $0[StyleKey<Configuration>.self] = outer })._resolve(into: &nodes)
        }
      })
  }
}

/// A type-erased view that a control passes to its style, for example its label.
public struct _ControlPart: PrimitiveView {
  let content: AnyView
  /// True if the author left this part out.
  let isEmpty: Bool

  init<V: View>(_ view: V) {
    content = AnyView(view)
    isEmpty = V.self == EmptyView.self
  }

  @MainActor public func _resolve(into nodes: inout _NodeList) { content._resolve(into: &nodes) }
}

private struct InsideControlKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True if an enclosing control performs the action, for example a button that draws a toggle.
  var isInsideControl: Bool {
    get { self[InsideControlKey.self] }
    set { self[InsideControlKey.self] = newValue }
  }
}
