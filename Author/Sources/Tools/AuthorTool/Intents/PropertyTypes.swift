/// The properties of one generated class, with types that can be named inside the class.
///
/// `var Size: Size` does not compile: inside the class, the property hides the type. Such a type gets an alias, written before the class.
struct PropertyTypes {
  private(set) var list: [IntentDefinition.Property]
  private let className: String
  private let hidden: Set<String>

  init(of className: String, _ properties: [IntentDefinition.Property]) {
    self.className = className
    hidden = Set(properties.compactMap(\.type.declaredName)).intersection(properties.map(\.name))
    list = properties
    for index in list.indices {
      guard let name = list[index].type.declaredName, hidden.contains(name) else { continue }
      list[index].type = list[index].type.renamed(alias(name))
    }
  }

  /// Unique in the target, because the class's name is.
  private func alias(_ type: String) -> String { "_\(className)_\(type)" }

  func writeAliases(to out: inout GeneratedCode) {
    for name in hidden.sorted() { out.line("public typealias \(alias(name)) = \(name)") }
  }
}
