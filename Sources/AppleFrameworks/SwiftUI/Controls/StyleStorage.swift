/// What a kind of control hands to its style.
protocol StyleConfiguration {
  associatedtype StandardBody: View

  /// The look where no style is set.
  @MainActor static func standardBody(_ configuration: Self) -> StandardBody
}

/// A control as the style around it draws it.
struct StyledControl<Configuration: StyleConfiguration>: PrimitiveView {
  let configuration: Configuration

  func _resolve(into nodes: inout _NodeList) {
    // Called while the control resolves, so what the style's body reads from the environment is what stands here.
    if let style = EnvironmentStack.current[StyleKey<Configuration>.self] {
      style.resolve(configuration, &nodes)
    } else {
      Configuration.standardBody(configuration)._resolve(into: &nodes)
    }
  }
}

/// A style with its type hidden.
private struct StyleSlot<Configuration> {
  let resolve: @MainActor (Configuration, inout _NodeList) -> Void
}

/// The style in the environment for controls that hand over a `Configuration`; nil = the standard look.
private struct StyleKey<Configuration: StyleConfiguration>: EnvironmentKey {
  static var defaultValue: StyleSlot<Configuration>? { nil }
}

extension View {
  /// Has the controls inside drawn by `makeBody`. Inside of what it draws such controls take the style around it.
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

/// A part of a control handed to its style: a view whose type is hidden.
public struct _ControlPart: PrimitiveView {
  let content: AnyView
  /// Whether the author gave this part at all.
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
  /// Whether a control around acts for this view: a toggle whose style is made of a button.
  var isInsideControl: Bool {
    get { self[InsideControlKey.self] }
    set { self[InsideControlKey.self] = newValue }
  }
}
