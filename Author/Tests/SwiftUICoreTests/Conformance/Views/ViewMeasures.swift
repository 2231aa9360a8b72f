import AlmanacWireSchema
import SwiftUICore

/// A view of one point that tells a value of the environment whenever its body runs.
struct Peek<Value>: View {
  @Environment private var value: Value
  private let tell: (Value) -> Void

  init(_ path: KeyPath<EnvironmentValues, Value>, _ tell: @escaping (Value) -> Void) {
    _value = Environment(path)
    self.tell = tell
  }
  var body: some View {
    let _ = tell(value)
    Block("peek", 1, 1)
  }
}

/// What a view, which `wrap` puts into other views, reads of the environment.
@MainActor func seen<Value, V: View>(
  _ path: KeyPath<EnvironmentValues, Value>, given change: @escaping (inout EnvironmentValues) -> Void = { _ in },
  @ViewBuilder in wrap: (Peek<Value>) -> V
) -> [Value] {
  var values: [Value] = []
  _ = LayoutFixture(presentation: change).render { wrap(Peek(path) { values.append($0) }) }
  return values
}

/// The names of what is drawn, from back to front.
@MainActor func drawing<V: View>(in width: CGFloat = 200, _ height: CGFloat = 200, @ViewBuilder _ view: () -> V) -> [String] {
  LayoutFixture(size: CGSize(width: width, height: height)).render(view).names
}

/// The lines that the bodies and actions of a view note while it is drawn, with all its passes.
@MainActor func noted<V: View>(@ViewBuilder _ view: (ActionLog) -> V) -> [String] {
  let log = ActionLog()
  _ = LayoutFixture().render { view(log) }
  return log.lines
}

/// The rectangle around the part called `name` as it is drawn, with all transforms: x, y, width, height.
@MainActor func painted<V: View>(_ name: String, direction: LayoutDirection = .leftToRight, @ViewBuilder _ view: () -> V) -> [CGFloat] {
  let list = LayoutFixture(size: CGSize(width: 200, height: 200), direction: direction).render(view).list
  guard let corners = corners(of: name, in: list.root) else { return [] }
  let (x, y) = (corners.map(\.x), corners.map(\.y))
  guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return [] }
  return [left, top, right - left, bottom - top]
}

private func corners(of name: String, in node: DisplayNode) -> [CGPoint]? {
  let frame = node.frame.cgRect
  var found: [CGPoint]?
  if case .group(let group)? = node.content {
    for child in group.children { found = found ?? corners(of: name, in: child) }
  } else if node.debugName == name {
    found = [
      .zero, CGPoint(x: frame.width, y: 0), CGPoint(x: 0, y: frame.height), CGPoint(x: frame.width, y: frame.height),
    ]
  }
  return found?.map { point in
    var place = point
    if node.hasTransform {
      let t = node.transform
      place = CGPoint(x: t.a * point.x + t.c * point.y + t.tx, y: t.b * point.x + t.d * point.y + t.ty)
    }
    return CGPoint(x: place.x + frame.minX, y: place.y + frame.minY)
  }
}

/// The value of a preference that a view passes up.
@MainActor func passedUp<K: PreferenceKey, V: View>(_ key: K.Type, @ViewBuilder _ view: () -> V) -> K.Value where K.Value: Sendable {
  var value = K.defaultValue
  _ = LayoutFixture().render {
    view().overlayPreferenceValue(key) { found in
      let _ = value = found
      EmptyView()
    }
  }
  return value
}
