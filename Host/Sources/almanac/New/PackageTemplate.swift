import ArgumentParser
import CTemplateFiles
import Foundation

/// A package that `almanac new` writes. Its files are in `Host/Templates`, where `Scripts/check-templates` builds, tests and draws each.
enum PackageTemplate: String, CaseIterable, ExpressibleByArgument {
  case `static`, configurable, interactive, activity, complication, chart

  /// What the widget does, for the package's README and the command's help.
  var summary: String {
    switch self {
    case .static: "A widget that greets at each part of the day."
    case .configurable: "A widget that counts the days until a day that the person chooses (App Intents)."
    case .interactive: "A widget with buttons that counts glasses of water (App Intents)."
    case .activity: "A live activity of an order, for the lock screen and the Dynamic Island (ActivityKit)."
    case .complication: "A complication for a watch that shows how much of the day is left."
    case .chart: "A widget with a week as a bar chart (Charts)."
    }
  }

  /// The options with which `almanac render` draws the package of this name.
  func drawing(_ name: PackageName) -> String {
    switch self {
    case .activity: "--kind \(name.typePrefix)Attributes --family lockScreen"
    case .complication: "--kind \(name.text) --family accessoryCircular --device watch-45mm"
    case .static, .configurable, .interactive, .chart: "--kind \(name.text) --family systemSmall"
    }
  }

  /// The platform that the sources are written for, as `almanac.json` names it.
  var platform: String { self == .complication ? "watchOS" : "iOS" }

  /// A file of a template.
  struct File: Equatable {
    /// The path in `Host/Templates`, such as `Static/SampleWidget.swift`.
    let path: String
    let text: String
  }

  /// Every file of every template.
  static let files: [File] = UnsafeBufferPointer(start: template_files, count: Int(template_file_count)).map { file in
    File(path: String(cString: file.name), text: String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self))
  }

  /// The name of the template's folder.
  var folder: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The template's own files: their names and texts.
  var files: [File] {
    Self.files.filter { $0.path.hasPrefix("\(folder)/") }.map { File(path: String($0.path.dropFirst(folder.count + 1)), text: $0.text) }
  }

  /// A file that every package has.
  static func common(_ name: String) -> String { files.first { $0.path == "Common/\(name)" }?.text ?? "" }
}
