import AlmanacBasics
import Foundation

/// The extension's `Info.plist` as Xcode would write it into the product, with the keys that `almanac install` needs from the app's own.
struct InfoPlist {
  private(set) var values: [String: Any] = [:]
  /// What is wrong with the references to settings in the extension's list.
  private(set) var faults = SettingFaults()

  /// Keys whose values come from the app's `Info.plist`, because the installed bundle stands for the app too.
  private static let ofApplication = ["CFBundleURLTypes", "NSSupportsLiveActivities", "AlmanacOpenCommand"]

  /// Creates the list from the settings of the extension and its app.
  ///
  /// - Throws: ``ImportError`` if `INFOPLIST_FILE` names a file that is not a property list. A missing file is reported elsewhere.
  init(_ settings: BuildSettings, application: BuildSettings?) throws(ImportError) {
    values = try Self.processed(settings, &faults)
    guard let application else { return }
    // An invalid list of the app must not fail the extension's import.
    var ignored = SettingFaults()
    let app = (try? Self.processed(application, &ignored)) ?? [:]
    for key in Self.ofApplication + app.keys.filter({ $0.hasSuffix("UsageDescription") }) where values[key] == nil { values[key] = app[key] }
    // The gallery shows the app's name.
    let name = app["CFBundleDisplayName"] as? String ?? application["PRODUCT_NAME"]
    if let name, !name.isEmpty { values["CFBundleDisplayName"] = name }
    values[ContainingAppTable.key] = true
  }

  /// Returns the file's keys, if there is one, and the generated keys if the project enables them, with references to settings replaced.
  ///
  /// A generated value takes the place of the file's (`InfoPlistProcessorTaskAction` of swift-build).
  private static func processed(_ settings: BuildSettings, _ faults: inout SettingFaults) throws(ImportError) -> [String: Any] {
    var values: [String: Any] = [:]
    if let list = GeneratedLists.keys(settings.generatedLists?.info) {
      values = settings.expanded(list: list, &faults)
    } else if let file = settings.file("INFOPLIST_FILE"), let data = ProjectFile.data(file) {
      let read: Any
      do throws(CheckedPropertyList.Fault) { read = try CheckedPropertyList.read(project: data) } catch {
        throw .malformed("\(file.path) \(error)")
      }
      guard let list = read as? [String: Any] else { throw .malformed("\(file.path) is not a property list of keys and values") }
      let replaces = settings["INFOPLIST_EXPAND_BUILD_SETTINGS"] == nil || settings.isOn("INFOPLIST_EXPAND_BUILD_SETTINGS")
      values = replaces ? settings.expanded(list: list, &faults) : list
    }
    if settings.isOn("GENERATE_INFOPLIST_FILE") {
      for (key, setting) in GeneratedInfoKeys.ofSettings {
        if let value = settings[setting], !value.isEmpty { values[key] = value }
      }
      for (key, value) in settings.all(prefix: GeneratedInfoKeys.prefix) where !value.isEmpty && GeneratedInfoKeys.isWritten(key) {
        values[GeneratedInfoKeys.name(of: key)] = GeneratedInfoKeys.value(value, of: key)
      }
    }
    for (key, setting) in AssetColorSettings.keys {
      if let name = settings[setting], !name.isEmpty { values[key] = name }
    }
    if values["CFBundleIdentifier"] == nil { values["CFBundleIdentifier"] = settings["PRODUCT_BUNDLE_IDENTIFIER"] }
    return values
  }

  /// The list as XML with sorted keys.
  var data: Data { (try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)) ?? Data() }
}
