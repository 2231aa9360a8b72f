/// Expands the attribute that `@Model` adds to each stored property to accessors that use the model's storage.
enum PersistedPropertyExpansion {
  static func source(of request: [String: Any]) throws -> String {
    guard let property = ModelExpansion.declaration(request, "declSyntax").flatMap(PropertyDeclaration.init) else {
      throw ModelExpansion.Problem.noSource
    }
    let name = property.name
    // The compiler has to check that an initialiser sets each property. This storage of size 0 represents the property for that check.
    if request["macroRole"] as? String == "peer" { return "private nonisolated(unsafe) var _\(property.plainName): _ModelValue" }
    return """
      {
        @storageRestrictions(accesses: _$storage, initializes: _\(property.plainName))
        init(initialValue) {
          _$storage._initialize(_ModelSlot.\(name), initialValue)
          _\(property.plainName) = _ModelValue()
        }
        get {
          access(keyPath: \\.\(name))
          return _$storage._get(_ModelSlot.\(name), of: self)
        }
        set {
          withMutation(keyPath: \\.\(name)) {
            _$storage._set(_ModelSlot.\(name), newValue, of: self)
          }
        }
      }
      """
  }
}
