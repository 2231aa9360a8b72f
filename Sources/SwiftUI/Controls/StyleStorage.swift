/// A control's style in the environment, by the style protocol's own key.
///
/// `body` is called while the control resolves, so what the style's body reads from the environment is what stands there.
struct StyleSlot<Configuration> {
  let body: @MainActor (Configuration) -> AnyView
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
