import Basics
import Foundation

/// The entitlements of an extension in the written package.
enum Entitlements: Equatable {
  /// The author's file as it is.
  case file(URL)
  /// The author's list with Xcode's variables expanded, for example an app group that a setting names: `$(APP_GROUP_ID)`.
  case expanded(Data)

  /// Reads the file that `CODE_SIGN_ENTITLEMENTS` names; nil: there is none.
  ///
  /// - Throws: ``ImportError`` if the file is not a property list.
  init?(_ settings: BuildSettings) throws(ImportError) {
    if let list = GeneratedLists.keys(settings.generatedLists?.entitlements) {
      let expanded = list.mapValues { settings.expanded(plist: $0) }
      guard let data = try? PropertyListSerialization.data(fromPropertyList: expanded, format: .xml, options: 0) else { return nil }
      self = .expanded(data)
      return
    }
    guard let file = settings.file("CODE_SIGN_ENTITLEMENTS"), let data = try? Data(contentsOf: file) else { return nil }
    let read: Any
    do throws(CheckedPropertyList.Fault) { read = try CheckedPropertyList.read(project: data) } catch {
      throw .malformed("\(file.path) \(error)")
    }
    guard let list = read as? [String: Any] else { throw .malformed("\(file.path) is not a property list of keys and values") }
    let expanded = list.mapValues { settings.expanded(plist: $0) }
    guard !(expanded as NSDictionary).isEqual(to: list) else {
      self = .file(file)
      return
    }
    self = .expanded((try? PropertyListSerialization.data(fromPropertyList: expanded, format: .xml, options: 0)) ?? data)
  }
}

extension BuildSettings {
  /// Returns a value of a property list with the variables in all its texts expanded.
  func expanded(plist value: Any) -> Any {
    switch value {
    case let text as String: expanded(text)
    case let list as [Any]: list.map { expanded(plist: $0) }
    case let keys as [String: Any]: keys.mapValues { expanded(plist: $0) }
    default: value
    }
  }
}
