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
package protocol BuiltInDynamicProperty: DynamicProperty {
  /// True if the value may be an object that reports its changes through Observation.
  static var holdsObservable: Bool { get }
}

extension BuiltInDynamicProperty {
  package static var holdsObservable: Bool { false }
}

/// A property wrapper that needs its view's identity: to store state under it, or to observe an object.
protocol IdentityBoundProperty: BuiltInDynamicProperty {
  @MainActor mutating func bind(to identity: ViewIdentity, in lifecycle: ViewLifecycle)
}

extension IdentityBoundProperty {
  @MainActor static func bind(_ pointer: UnsafeMutableRawPointer, to identity: ViewIdentity, in lifecycle: ViewLifecycle) {
    pointer.assumingMemoryBound(to: Self.self).pointee.bind(to: identity, in: lifecycle)
  }
}

/// The property wrappers among the stored properties of a view or modifier type. They are found once per type and cached.
@MainActor
package struct DynamicProperties {
  private enum Found {
    case identityBound(any IdentityBoundProperty.Type)
    case author(any DynamicProperty.Type)
  }
  private var found: [(offset: Int, property: Found)] = []
  /// True if a stored property may hold an object that reports its changes through Observation.
  private(set) var holdsObservable = false

  private static var known: [ObjectIdentifier: DynamicProperties] = [:]

  /// Returns the wrappers of `type`, or nil if it has neither wrappers nor observable objects.
  package static func of(_ type: Any.Type) -> DynamicProperties? {
    let key = ObjectIdentifier(type)
    let properties = known[key] ?? DynamicProperties(of: type)
    if known[key] == nil { known[key] = properties }
    return properties.found.isEmpty && !properties.holdsObservable ? nil : properties
  }

  private init(of type: Any.Type) { add(type, at: 0) }

  private mutating func add(_ type: Any.Type, at start: Int) {
    var fields: [(Int, Any.Type)] = []
    _ = _forEachField(of: type) { _, offset, field, _ in
      fields.append((start + offset, field))
      return true
    }
    for (offset, field) in fields {
      if let builtIn = field as? any BuiltInDynamicProperty.Type {
        if builtIn.holdsObservable { holdsObservable = true }
        if let bound = builtIn as? any IdentityBoundProperty.Type { found.append((offset, .identityBound(bound))) }
      } else if let author = field as? any DynamicProperty.Type {
        add(field, at: offset)
        found.append((offset, .author(author)))
      } else if isObservable(field) {
        holdsObservable = true
      }
    }
  }

  /// Passes the identity of `view` to its wrappers.
  package func bind<V>(_ view: inout V, to identity: ViewIdentity, in lifecycle: ViewLifecycle) {
    if holdsObservable { lifecycle.holdsObservable = true }
    guard !found.isEmpty else { return }
    let own = lifecycle.claim(identity)
    withUnsafeMutablePointer(to: &view) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for (offset, property) in found {
        switch property {
        case .identityBound(let type): type.bind(base + offset, to: own.appending(UInt64(offset)), in: lifecycle)
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
