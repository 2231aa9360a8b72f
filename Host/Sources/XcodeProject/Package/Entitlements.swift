import AlmanacBasics
import Foundation

/// The entitlements of an extension in the written package.
enum Entitlements: Equatable {
  /// The author's file as it is.
  case file(URL)
  /// The author's list with Xcode's variables expanded, for example an app group that a setting names: `$(APP_GROUP_ID)`.
  case expanded(Data)

  /// Reads the file that `CODE_SIGN_ENTITLEMENTS` names; nil: there is none. Adds what is wrong with its references to settings to `faults`.
  ///
  /// - Throws: ``ImportError`` if the file is not a property list.
  init?(_ settings: BuildSettings, _ faults: inout SettingFaults) throws(ImportError) {
    if let list = GeneratedLists.keys(settings.generatedLists?.entitlements) {
      let expanded = settings.expanded(list: list, replacesKeys: true, &faults)
      guard let data = try? PropertyListSerialization.data(fromPropertyList: expanded, format: .xml, options: 0) else { return nil }
      self = .expanded(data)
      return
    }
    guard let file = settings.file("CODE_SIGN_ENTITLEMENTS"), let data = ProjectFile.data(file) else { return nil }
    let read: Any
    do throws(CheckedPropertyList.Fault) { read = try CheckedPropertyList.read(project: data) } catch {
      throw .malformed("\(file.path) \(error)")
    }
    guard let list = read as? [String: Any] else { throw .malformed("\(file.path) is not a property list of keys and values") }
    let expanded = settings.expanded(list: list, replacesKeys: true, &faults)
    guard !(expanded as NSDictionary).isEqual(to: list) else {
      self = .file(file)
      return
    }
    self = .expanded((try? PropertyListSerialization.data(fromPropertyList: expanded, format: .xml, options: 0)) ?? data)
  }
}
