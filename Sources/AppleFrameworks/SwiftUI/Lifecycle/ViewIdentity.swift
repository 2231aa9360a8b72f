/// Where a view stands in one rendering: the bodies, positions in builders, branches, elements and `id`s on the way to it.
///
/// The same place in two passes over one entry is the same identity, and what a view keeps is kept by it. It is a hash, told apart from others
/// of the same process only.
package struct ViewIdentity: Hashable {
  private var value: UInt64
  private init(_ value: UInt64) { self.value = value }

  /// Of the content itself.
  package static let root = ViewIdentity(0x9E37_79B9_7F4A_7C15)
  /// Of what is resolved apart from the content, once in a pass.
  package static let containerBackground = root.appending(1)
  package static let widgetLabel = root.appending(2)

  /// The part of this place with a number: a position in a builder, a branch, an offset in a structure.
  package func appending(_ part: UInt64) -> ViewIdentity {
    var mixed = (value ^ part) &* 0xD6E8_FEB8_6659_FD93
    mixed ^= mixed >> 32
    return ViewIdentity(mixed &* 0xFF51_AFD7_ED55_8CCD &+ 1)
  }

  /// The body, modifier or erased content of a type in this place.
  package func appending(type: Any.Type) -> ViewIdentity { appending(UInt64(UInt(bitPattern: ObjectIdentifier(type)))) }

  /// What an author tells from its neighbours by `id`.
  package func appending<ID: Hashable>(id: ID) -> ViewIdentity {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(ID.self))
    hasher.combine(id)
    return appending(UInt64(bitPattern: Int64(hasher.finalize())))
  }
}

extension RenderSession {
  /// Resolves what lies at `part` of the place that is being resolved.
  @inline(__always)
  func at(_ part: UInt64, _ resolve: () -> Void) {
    let outer = identity
    identity = outer.appending(part)
    resolve()
    identity = outer
  }

  /// An identity of its own for content that is made later, when its place or its size is known: see ``inDeferred(_:_:)``.
  package func deferredIdentity(_ type: Any.Type) -> ViewIdentity { lifecycle.claim(identity.appending(type: type)) }

  /// Resolves content that was put off under the identity that it was given. What is made twice in one pass is the same views twice.
  package func inDeferred<R>(_ identity: ViewIdentity, _ resolve: () -> R) -> R {
    let outer = self.identity
    self.identity = identity
    defer { self.identity = outer }
    return lifecycle.claimingAnew(resolve)
  }
}

extension View {
  /// Tells the view from the one that stood in its place in another pass, and from others beside it: with another `id` it is a new view, whose
  /// state starts anew and which appears again.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}

private struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
  let id: ID
  func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    let session = nodes.session
    let outer = session.identity
    session.identity = outer.appending(id: id)
    content(&nodes)
    session.identity = outer
  }
}
