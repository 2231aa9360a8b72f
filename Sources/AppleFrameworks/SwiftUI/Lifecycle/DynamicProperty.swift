@_spi(Reflection) import Swift

/// A property of a view that is updated before the view's body runs.
///
/// An author's structure that contains property wrappers, for example `@State` or `@Environment`, has to conform to this protocol; otherwise its
/// wrappers are not found.
public protocol DynamicProperty {
  /// Updates the property. Called before the body runs, after the wrappers inside the property are updated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
  static func update(at pointer: UnsafeMutableRawPointer) { pointer.assumingMemoryBound(to: Self.self).pointee.update() }
}

/// A property wrapper of SwiftUI itself.
protocol OwnProperty: DynamicProperty {
  /// Whether the value may be an object that reports its changes through Observation.
  static var holdsObservable: Bool { get }
}

extension OwnProperty {
  static var holdsObservable: Bool { false }
}

/// A property wrapper that needs its view's identity: to store state under it, or to observe an object.
protocol PlacedProperty: OwnProperty {
  @MainActor mutating func place(at identity: ViewIdentity, in lifecycle: ViewLifecycle)
}

extension PlacedProperty {
  @MainActor static func place(_ pointer: UnsafeMutableRawPointer, at identity: ViewIdentity, in lifecycle: ViewLifecycle) {
    pointer.assumingMemoryBound(to: Self.self).pointee.place(at: identity, in: lifecycle)
  }
}

/// The property wrappers among the stored properties of a view or modifier type. They are found once per type and cached.
@MainActor
struct DynamicProperties {
  private enum Found {
    case placed(any PlacedProperty.Type)
    case author(any DynamicProperty.Type)
  }
  private var found: [(offset: Int, property: Found)] = []
  /// Whether a stored property may hold an object that reports its changes through Observation.
  private(set) var holdObservable = false

  private static var known: [ObjectIdentifier: DynamicProperties] = [:]

  /// Returns the wrappers of `type`, or nil if it has neither wrappers nor observable objects.
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

/// Returns whether `type` is an `Observable` type, or an optional of one.
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
