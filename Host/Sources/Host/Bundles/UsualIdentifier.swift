/// The `CFBundleIdentifier` of an app whose package names none.
enum UsualIdentifier {
  /// Returns the identifier: `local.shop.widgetextension`, or `local.hello` if package and target have the same name.
  ///
  /// The package is part of it because targets of different packages often have the same name, and an app of one must not replace that of another.
  static func of(target: String, package: String) -> String {
    target == package ? "local.\(part(target))" : "local.\(part(package)).\(part(target))"
  }

  /// Whether an app with the identifier `new` is a later version of the installed one with `known`.
  ///
  /// Earlier versions gave every target of a name the same identifier, without the package.
  static func isLater(_ new: String, than known: String) -> Bool {
    let (new, known) = (new.split(separator: "."), known.split(separator: "."))
    return new == known || new.count == 3 && new[0] == "local" && known == [new[0], new[2]]
  }

  /// Letters, digits and hyphens, which an identifier's part consists of; other characters become hyphens.
  private static func part(_ name: String) -> String {
    String(name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}
