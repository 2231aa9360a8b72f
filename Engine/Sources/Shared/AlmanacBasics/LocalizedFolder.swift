/// Folders of localized resources: `pt-BR.lproj`.
public enum LocalizedFolder {
  /// The extension of the folders' names, without the dot.
  public static let pathExtension = "lproj"
  /// The name of the folder for every language that has no folder of its own.
  public static let base = "Base"

  /// Returns a language as BCP 47 recommends to write it: `pt-BR` for `pt-br` and `pt_BR`, `zh-Hant` for `zh-hant`, ``base`` for `base`.
  ///
  /// SwiftPM writes the names of all folders but `Base.lproj` in small letters, and Linux's file systems and Foundation tell small letters from capitals.
  /// Names of languages in words, such as `English`, stay as they are.
  public static func language(_ name: String) -> String {
    if name.lowercased() == base.lowercased() { return base }
    let parts = name.split { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...3).contains(first.count) else { return name }
    let rest = parts.dropFirst().map { part in
      switch part.count {
      case 2: part.uppercased()
      case 4 where part.allSatisfy(\.isLetter): part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: String(part)
      }
    }
    return ([first.lowercased()] + rest).joined(separator: "-")
  }
}
