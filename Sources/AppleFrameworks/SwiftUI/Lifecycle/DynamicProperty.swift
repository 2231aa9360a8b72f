@_spi(Reflection) import Swift

/// A property of a view that is updated before the view's body runs.
///
/// An author's structure that contains wrappers such as `@State` or `@Environment` has to conform, or the wrappers are not found.
public protocol DynamicProperty {
  /// Called before the body runs, after the wrappers inside are updated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
  static func update(at pointer: UnsafeMutableRawPointer) { pointer.assumingMemoryBound(to: Self.self).pointee.update() }
}

/// A property wrapper of the framework.
protocol OwnProperty: DynamicProperty {
  /// Whether the value may be an object that reports its changes through Observation.
  static var holdsObservable: Bool { get }
}

extension OwnProperty {
  static var holdsObservable: Bool { false }
}

/// A wrapper that needs its view's identity, to keep state by it or to follow an object's changes.
protocol PlacedProperty: OwnProperty {
  @MainActor mutating func place(at identity: ViewIdentity, in lifecycle: ViewLifecycle)
}

extension PlacedProperty {
  @MainActor static func place(_ pointer: UnsafeMutableRawPointer, at identity: ViewIdentity, in lifecycle: ViewLifecycle) {
    pointer.assumingMemoryBound(to: Self.self).pointee.place(at: identity, in: lifecycle)
  }
}

/// The wrappers among the stored properties of a view or modifier type, found once per type.
@MainActor
struct DynamicProperties {
  private enum Found {
    case placed(any PlacedProperty.Type)
    case author(any DynamicProperty.Type)
  }
  private var found: [(offset: Int, property: Found)] = []
  /// Whether one of them may be an object that reports its changes through Observation.
  private(set) var holdObservable = false

  private static var known: [ObjectIdentifier: DynamicProperties] = [:]

  /// The wrappers of `type`; nil = it has none.
  static func of(_ type: Any.Type) -> DynamicProperties? {
    let key = ObjectIdentifier(type)
    let properties = known[key] ?? DynamicProperties(of: type)
    if known[key] == nil { known[key] = properties }
    return properties.found.isEmpty && !properties.holdObservable ? nil : properties
  }

  private init(of type: Any.Type) { add(type, at: 0) }

  private mutating func add(_ type: Any.Type, at start: Int) {
    var fields: [(Int, Any.Type)] = []
    _ = _forEachField(of: type) { _, offset, field, _ in
      fields.append((start + offset, field))
      return true
    }
    for (offset, field) in fields {
      if let own = field as? any OwnProperty.Type {
        if own.holdsObservable { holdObservable = true }
        if let placed = own as? any PlacedProperty.Type { found.append((offset, .placed(placed))) }
      } else if let author = field as? any DynamicProperty.Type {
        add(field, at: offset)
        found.append((offset, .author(author)))
      } else if isObservable(field) {
        holdObservable = true
      }
    }
  }

  /// Passes the identity of `view` to its wrappers.
  func place<V>(in view: inout V, at identity: ViewIdentity, in lifecycle: ViewLifecycle) {
    if holdObservable { lifecycle.holdsObservable = true }
    guard !found.isEmpty else { return }
    let own = lifecycle.claim(identity)
    withUnsafeMutablePointer(to: &view) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for (offset, property) in found {
        switch property {
        case .placed(let type): type.place(base + offset, at: own.appending(UInt64(offset)), in: lifecycle)
        case .author(let type): type.update(at: base + offset)
        }
      }
    }
  }
}

/// Whether values of `type` report their changes through Observation, or may contain an object that does.
func isObservable(_ type: Any.Type) -> Bool {
  if type is any Observable.Type { return true }
  return (type as? any OptionalType.Type).map { isObservable($0.wrapped) } ?? false
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}
extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}
