import Foundation

/// The names of the types that an `.intentdefinition` file declares in Swift.
enum IntentDefinitionNames {
  /// Returns the names of its object types and enumerations, as its author or a class prefix names them; none if the file cannot be read. The classes of
  /// intents are not among them: a source that declares one means to replace it.
  static func types(in file: URL) -> Set<String> {
    guard let data = ProjectFile.data(file, most: mostBytes), let root = try? PlistValue(data: data) else { return [] }
    return names(root["INTypes"], "INType").union(names(root["INEnums"], "INEnum"))
  }

  private static let mostBytes = 16 << 20

  private static func names(_ list: PlistValue?, _ kind: String) -> Set<String> {
    Set(
      (list?.array ?? []).compactMap { entry in
        let name = entry["\(kind)Name"]?.string.map { (entry["\(kind)ClassPrefix"]?.string ?? "") + $0 }
        return entry["\(kind)ClassName"]?.string.flatMap { $0.isEmpty ? nil : $0 } ?? name
      })
  }
}
