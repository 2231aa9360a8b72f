import Basics
import Foundation

/// The extension's `Info.plist` as Xcode would write it into the product, with the keys that `almanac install` needs from the app's own.
struct InfoPlist {
  private(set) var values: [String: Any] = [:]

  /// Keys whose values come from the app's `Info.plist`, because the installed bundle stands for the app too.
  private static let ofApplication = ["CFBundleURLTypes", "NSSupportsLiveActivities", "AlmanacOpenCommand"]

  /// Creates the list from the settings of the extension and its app.
  ///
  /// - Throws: ``ImportError`` if `INFOPLIST_FILE` names a file that is not a property list. A missing file is reported elsewhere.
  init(_ settings: BuildSettings, application: BuildSettings?) throws(ImportError) {
    values = try Self.processed(settings)
    guard let application else { return }
    // An invalid list of the app must not fail the extension's import.
    let app = (try? Self.processed(application)) ?? [:]
    for key in Self.ofApplication + app.keys.filter({ $0.hasSuffix("UsageDescription") }) where values[key] == nil { values[key] = app[key] }
    // The gallery shows the app's name.
    let name = app["CFBundleDisplayName"] as? String ?? application["PRODUCT_NAME"]
    if let name, !name.isEmpty { values["CFBundleDisplayName"] = name }
  }

  /// Returns the file's keys, if there is one, and the generated keys if the project enables them, with variables expanded.
  private static func processed(_ settings: BuildSettings) throws(ImportError) -> [String: Any] {
    var values: [String: Any] = [:]
    if let list = GeneratedLists.keys(settings.generatedLists?.info) {
      values = list.mapValues { settings.expanded(plist: $0) }
    } else if let file = settings.file("INFOPLIST_FILE"), let data = try? Data(contentsOf: file) {
      let read: Any
      do throws(CheckedPropertyList.Fault) { read = try CheckedPropertyList.read(project: data) } catch {
        throw .malformed("\(file.path) \(error)")
      }
      guard let list = read as? [String: Any] else { throw .malformed("\(file.path) is not a property list of keys and values") }
      values = list.mapValues { settings.expanded(plist: $0) }
    }
    if settings.isOn("GENERATE_INFOPLIST_FILE") {
      let basic = [
        ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleName", "PRODUCT_NAME"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
        ("CFBundleShortVersionString", "MARKETING_VERSION"), ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
      ]
      for (key, setting) in basic where values[key] == nil {
        if let value = settings[setting], !value.isEmpty { values[key] = value }
      }
      // Keys for one idiom, such as …_iPad, keep that name; nothing reads them.
      for (key, value) in settings.all(prefix: "INFOPLIST_KEY_") where !value.isEmpty { values[key] = typed(value) }
    }
    if values["CFBundleIdentifier"] == nil { values["CFBundleIdentifier"] = settings["PRODUCT_BUNDLE_IDENTIFIER"] }
    return values
  }

  private static func typed(_ text: String) -> Any {
    switch text {
    case "YES": true
    case "NO": false
    default: text
    }
  }

  /// The list as XML with sorted keys.
  var data: Data { (try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)) ?? Data() }
}
