/// A view for each element of a collection; each view is a child of the enclosing container.
///
/// At most ``RenderSession/Limits/forEachElements`` elements are drawn; a diagnostic reports it if others are left out.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  private let identify: ((Data.Element) -> ID)?
  /// Returns the elements, for example made from other content; nil if they are `data`.
  var collect: (@MainActor (_NodeList) -> Data)?

  /// Creates a ForEach with content of any type. Builders of things other than views use it too, for example of a chart's marks.
  /// - Parameter identify: returns an element's identity; nil = its position.
  package init(data: Data, identify: ((Data.Element) -> ID)? = nil, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.identify = identify
    self.content = content
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  @MainActor public func _resolve(into nodes: inout _NodeList) {
    let session = nodes.session
    let most = RenderSession.Limits.forEachElements
    let outer = session.identity
    defer { session.identity = outer }
    var left = most
    for element in collect.map({ $0(nodes) }) ?? data {
      guard left > 0, session.isWithinLimits else {
        session.diagnose(
          .warning, "forEach.tooMany",
          "ForEach over \(data.count) elements stops after \(most - left): a widget shows at most \(most) of one collection and "
            + "\(session.nodeLimit) views in all; pass only those that fit")
        return
      }
      left -= 1
      session.identity = identify.map { outer.appending(id: $0(element)) } ?? outer.appending(UInt64(left))
      session.inBody(of: Self.self) { content(element)._resolve(into: &nodes) }
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: { $0.id }, content: content)
  }
}

extension ForEach where Content: View {
  /// - Parameter id: the key path of an element's identity.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// - Parameter data: the range, of which only the initial value counts while the entry is drawn.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content)
    collect = { nodes in
      let session = nodes.session
      let first = session.lifecycle.kept(data, at: session.deferredIdentity(Self.self)) { _ in true }
      if first != data {
        session.diagnose(
          .warning, "forEach.range",
          "ForEach keeps its initial range \(first), and \(data) is ignored; use ForEach(_:id:content:) for a range that changes")
      }
      return first
    }
  }
}

extension ForEach where Content: View {
  /// Creates a view for a binding to each element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>] {
    self.init(data: data.elements, identify: { $0.wrappedValue[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: View {
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
    self.init(data: data.elements, identify: { $0.wrappedValue.id }, content: content)
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// A binding to each element. Once the element has been removed, reading returns its last value and writing does nothing.
  fileprivate var elements: [Binding<Value.Element>] {
    wrappedValue.indices.map { index in
      let first = wrappedValue[index]
      func isThere(_ values: Value) -> Bool { index >= values.startIndex && index < values.endIndex }
      return Binding<Value.Element>(
        get: { isThere(wrappedValue) ? wrappedValue[index] : first }, set: { if isThere(wrappedValue) { wrappedValue[index] = $0 } })
    }
  }
}

/// A view that creates its content from a collection's elements.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
