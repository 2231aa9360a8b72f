/// The parts of a control that it hands to its style.
protocol StyleConfiguration {
  associatedtype StandardBody: View

  /// The appearance if no style is set.
  @MainActor static func standardBody(_ configuration: Self) -> StandardBody
}

/// A control, drawn by the enclosing style.
struct StyledControl<Configuration: StyleConfiguration>: PrimitiveView {
  let configuration: Configuration

  func _resolve(into nodes: inout _NodeList) {
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

/// The environment's style for controls with a `Configuration`; nil = the standard appearance.
private struct StyleKey<Configuration: StyleConfiguration>: EnvironmentKey {
  static var defaultValue: StyleSlot<Configuration>? { nil }
}

extension View {
  /// Draws the controls inside with `makeBody`. Controls within that drawing use the next outer style.
  func controlStyle<Configuration: StyleConfiguration, Body: View>(_ makeBody: @escaping @MainActor (Configuration) -> Body) -> some View {
    modifier(
      EnvironmentChange { values in
        let outer = values[StyleKey<Configuration>.self]
        values[StyleKey<Configuration>.self] = StyleSlot { configuration, nodes in
          makeBody(configuration).modifier(EnvironmentChange { $0[StyleKey<Configuration>.self] = outer })._resolve(into: &nodes)
        }
      })
  }
}

/// A part of a control that is handed to its style: a type-erased view.
public struct _ControlPart: PrimitiveView {
  let content: AnyView
  /// Whether the author gave no such part.
  let isEmpty: Bool

  init<V: View>(_ view: V) {
    content = AnyView(view)
    isEmpty = V.self == EmptyView.self
  }

  public func _resolve(into nodes: inout _NodeList) { content._resolve(into: &nodes) }
}

private struct InsideControlKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether an enclosing control handles the action: for example a button that draws a toggle.
  var isInsideControl: Bool {
    get { self[InsideControlKey.self] }
    set { self[InsideControlKey.self] = newValue }
  }
}
