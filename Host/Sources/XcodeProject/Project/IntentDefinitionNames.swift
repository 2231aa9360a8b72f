import Foundation

/// The names of the types that an `.intentdefinition` file declares in Swift.
enum IntentDefinitionNames {
  /// Returns the names of its object types and enumerations, with their class prefixes; none if the file cannot be read. The classes of intents are not
  /// among them: a source that declares one means to replace it.
  static func types(in file: URL) -> Set<String> {
    guard let data = ProjectFile.data(file, most: mostBytes), let root = try? PlistValue(data: data) else { return [] }
    return names(root["INTypes"], name: "INTypeName", prefix: "INTypeClassPrefix")
      .union(names(root["INEnums"], name: "INEnumName", prefix: "INEnumClassPrefix"))
  }

  private static let mostBytes = 16 << 20

  private static func names(_ list: PlistValue?, name: String, prefix: String) -> Set<String> {
    Set((list?.array ?? []).compactMap { entry in entry[name]?.string.map { (entry[prefix]?.string ?? "") + $0 } })
  }
}
