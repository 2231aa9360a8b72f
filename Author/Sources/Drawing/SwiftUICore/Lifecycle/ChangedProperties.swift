@_spi(Reflection) import Swift
import os

nonisolated extension View {
  /// Prints why the body runs, if it is called in one: `Clock: @self, @identity, _now changed.`
  ///
  /// In the first pass over an entry the view (`@self`), its identity and its property wrappers are new. In a later pass the names are those of the
  /// `@State` properties that actions changed; a body that runs again for another reason prints nothing, because only here all bodies run again.
  @MainActor public static func _printChanges() { ChangedProperties.of(Self.self).map { print($0) } }
  /// Logs what ``_printChanges()`` prints, to the subsystem `com.apple.SwiftUI` with the category `Changed Body Properties`.
  @MainActor public static func _logChanges() { ChangedProperties.of(Self.self).map(ChangedProperties.log) }
}

nonisolated extension ViewModifier {
  /// Prints why the body runs, as `_printChanges()` of a view does.
  @MainActor public static func _printChanges() { ChangedProperties.of(Self.self).map { print($0) } }
  /// Logs why the body runs, as `_logChanges()` of a view does.
  @MainActor public static func _logChanges() { ChangedProperties.of(Self.self).map(ChangedProperties.log) }
}

/// The properties of a view that made its body run.
@MainActor
private enum ChangedProperties {
  static func log(_ line: String) {
    // Apple's subsystem and category: https://developer.apple.com/documentation/swiftui/view/_logchanges()
    Logger(subsystem: "com.apple.SwiftUI", category: "Changed Body Properties").info("\(line, privacy: .public)")
  }

  /// Returns the line for a body of `type` that is running; nil outside of one and if nothing changed.
  static func of(_ type: Any.Type) -> String? {
    guard let session = EnvironmentStack.slot.session, session.isRunningBody(of: type) else { return nil }
    let wrappers = wrappers(of: type)
    let names: [String]
    if session.lifecycle.isFirstReport(at: session.identity) {
      names = ["@self"] + (wrappers.isEmpty ? [] : ["@identity"] + wrappers.map(\.name))
    } else {
      names = wrappers.filter { session.lifecycle.hasChanged(session.identity.appending(UInt64($0.offset))) }.map(\.name)
    }
    return names.isEmpty ? nil : "\(name(of: type)): \(names.joined(separator: ", ")) changed."
  }

  private static func wrappers(of type: Any.Type) -> [(name: String, offset: Int)] {
    var found: [(String, Int)] = []
    _ = _forEachField(of: type) { name, offset, field, _ in
      if field is any DynamicProperty.Type { found.append((String(cString: name), offset)) }
      return true
    }
    return found
  }

  /// Returns the name of a type with the types that contain it, without modules and contexts that have no name.
  private static func name(of type: Any.Type) -> String {
    _typeName(type, qualified: true)
      .replacingOccurrences(of: #"\(unknown context at \$[0-9a-f]+\)\."#, with: "", options: .regularExpression)
      .replacingOccurrences(of: #"(?<![\w.])\w+\.(?=\w)"#, with: "", options: .regularExpression)
  }
}
