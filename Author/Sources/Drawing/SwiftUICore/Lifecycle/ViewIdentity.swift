/// A view's identity in one rendering: a hash of the path to the view through bodies, positions in builders, branches, elements and `id`s.
///
/// The same path in two passes over one entry gives the same identity; state is stored under it. Hashes are comparable only within one process, except
/// ``stable``.
package struct ViewIdentity: Hashable {
  private var value: UInt64
  /// A hash of the same path that is the same in every process. It is not part of the identity's value: of some `id`s only a description counts.
  package private(set) var stable: UInt64
  private init(_ value: UInt64, stable: UInt64) { (self.value, self.stable) = (value, stable) }

  package static func == (a: ViewIdentity, b: ViewIdentity) -> Bool { a.value == b.value }
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }

  /// The identity of the content's root.
  package static let root = ViewIdentity(0x9E37_79B9_7F4A_7C15, stable: 0x9E37_79B9_7F4A_7C15)
  /// The identities of the roots that are resolved separately from the content, once per pass.
  package static let containerBackground = root.appending(1)
  package static let widgetLabel = root.appending(2)

  /// Mixes a part into a hash.
  static func mixed(_ hash: UInt64, _ part: UInt64) -> UInt64 {
    var mixed = (hash ^ part) &* 0xD6E8_FEB8_6659_FD93
    mixed ^= mixed >> 32
    return mixed &* 0xFF51_AFD7_ED55_8CCD &+ 1
  }

  /// Returns the identity of a numbered part: a position in a builder, a branch, an offset in a structure.
  package func appending(_ part: UInt64) -> ViewIdentity { ViewIdentity(Self.mixed(value, part), stable: Self.mixed(stable, part)) }

  /// Returns the identity of a body, modifier or type-erased content of the given type.
  @MainActor
  package func appending(type: Any.Type) -> ViewIdentity {
    ViewIdentity(Self.mixed(value, UInt64(UInt(bitPattern: ObjectIdentifier(type)))), stable: Self.mixed(stable, StableHash.of(type: type)))
  }

  /// Returns the identity of a part to which the author gave an `id`.
  package func appending<ID: Hashable>(id: ID) -> ViewIdentity {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(ID.self))
    hasher.combine(id)
    return ViewIdentity(
      Self.mixed(value, UInt64(bitPattern: Int64(hasher.finalize()))), stable: Self.mixed(stable, StableHash.of(id)))
  }
}

extension RenderSession {
  /// Runs `resolve` with the current identity extended by `part`.
  @inline(__always)
  func at(_ part: UInt64, _ resolve: () -> Void) {
    let outer = identity
    identity = outer.appending(part)
    resolve()
    identity = outer
  }

  /// Runs `resolve` with the current identity extended by a type.
  func at(type: Any.Type, _ resolve: () -> Void) {
    let outer = identity
    identity = outer.appending(type: type)
    resolve()
    identity = outer
  }

  /// Reserves an identity for content that is resolved later, once its position or size is known; see ``inDeferred(_:_:)``.
  package func deferredIdentity(_ type: Any.Type) -> ViewIdentity { lifecycle.claim(identity.appending(type: type)) }

  /// Resolves deferred content under the identity that was reserved for it. If this runs twice in one pass, the views get the same identities both
  /// times.
  package func inDeferred<R>(_ identity: ViewIdentity, _ resolve: () -> R) -> R {
    let outer = self.identity
    self.identity = identity
    defer { self.identity = outer }
    return lifecycle.withFreshClaims(resolve)
  }
}

nonisolated extension View {
  /// Makes `id` part of the view's identity. If `id` differs from that of the previous pass, the view is a different one: its state is initialised
  /// again, and it appears again. Siblings with different `id`s have separate state.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}

private struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
  let id: ID
  @MainActor func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    let session = nodes.session
    let outer = session.identity
    session.identity = outer.appending(id: id)
    content(&nodes)
    session.identity = outer
  }
}
