import AlmanacWireSchema
import Foundation
import Statements
import SwiftUICore

@testable import SwiftUICore

/// What widgets show of the image set `Pic`.
@MainActor enum PictureSet {
  typealias Change = @Sendable (inout EnvironmentValues) -> Void
  static let phone = "iphone-393x852"
  static let tablet = "ipad-820x1180"
  static let mac = "mac-1440x900"

  /// The number of the variant that a set with these conditions shows, from 0; -1 if it shows none.
  static func shown(_ conditions: [String], on device: String = phone, _ change: @escaping Change = { _ in }) async throws -> Int {
    var contents: [String: FormatFile] = [:]
    let entries = conditions.enumerated().map { index, conditions in
      let scale = conditions.contains(#""scale""#) ? "" : #","scale":"1x""#
      return #"{"filename":"\#(index).png"\#(scale)\#(conditions.isEmpty ? "" : "," + conditions)}"#
    }
    contents["A.xcassets/Pic.imageset/Contents.json"] = FormatFile(#"{"images":[\#(entries.joined(separator: ","))]}"#)
    for index in conditions.indices { contents["A.xcassets/Pic.imageset/\(index).png"] = .png(UInt32(10 * (index + 1)), 10) }
    return try await withFormatFiles(contents, on: device, change) { fixture in
      let out = fixture.render(Image("Pic"))
      return out.names.contains("asset.missing") ? -1 : Int(out.images.values.first?.pixelWidth ?? 0) / 10 - 1
    }
  }

  /// The size in points of an image, and the width in pixels of what is kept of it; nothing if it is missing.
  static func size(
    _ name: String = "Pic", of contents: [String: FormatFile], on device: String = phone, scale: CGFloat = 3
  ) async throws -> [CGFloat] {
    try await withFormatFiles(contents, on: device) {
      $0.core.displayScale = scale
    } _: { fixture in
      let out = fixture.render(Image(name))
      guard out.names.isEmpty, let image = out.images.values.first else { return [] }
      return [out.size.width, out.size.height, CGFloat(image.pixelWidth)]
    }
  }

  /// The names of the diagnostics of an image.
  static func problems(_ name: String = "Pic", of contents: [String: FormatFile]) async throws -> [String] {
    try await withFormatFiles(contents) { $0.render(Image(name)).names.sorted() }
  }

  /// The files of a set with one image.
  nonisolated static func files(
    _ file: String, _ content: FormatFile, entry: String = #""scale":"1x""#, properties: String = "", in folder: String = "A.xcassets/Pic.imageset"
  ) -> [String: FormatFile] {
    let entry = entry.isEmpty ? "" : "," + entry
    let contents = #"{"images":[{"idiom":"universal","filename":"\#(file)"\#(entry)}],"properties":{\#(properties)}}"#
    return ["\(folder)/Contents.json": FormatFile(contents), "\(folder)/\(file)": content]
  }

  /// The conditions of a variant for appearances: `dark`, `light`, `high`.
  nonisolated static func appearances(_ values: String...) -> String {
    let all = values.map { #"{"appearance":"\#($0 == "high" ? "contrast" : "luminosity")","value":"\#($0)"}"# }
    return #""appearances":[\#(all.joined(separator: ","))]"#
  }
  nonisolated static func language(_ identifier: String) -> Change { { $0.core.locale = Locale(identifier: identifier) } }
  nonisolated static let dark: Change = { $0.core.colorScheme = .dark }
  nonisolated static let highContrast: Change = { $0.core.increasesContrast = true }
  nonisolated static let rightToLeft: Change = { $0.core.layoutDirection = .rightToLeft }
}

/// What widgets show of the colour set `Tint`.
@MainActor enum TintSet {
  /// An entry of the set: components of a colour space, and conditions.
  nonisolated static func entry(_ space: String, _ components: String, _ conditions: String = "") -> String {
    #"{"idiom":"universal",\#(conditions.isEmpty ? "" : conditions + ",")"color":{"color-space":"\#(space)","components":{\#(components)}}}"#
  }
  /// An entry of the set: a red of sRGB, and conditions.
  nonisolated static func red(_ value: String, _ conditions: String = #""idiom":"universal""#) -> String {
    let components = #""red":\#(value),"green":"0.000","blue":"0.000","alpha":"1.000""#
    return #"{\#(conditions),"color":{"color-space":"srgb","components":{\#(components)}}}"#
  }
  /// An entry of the set: a system colour.
  nonisolated static func system(_ name: String, _ platform: String = "ios", _ conditions: String = #""idiom":"universal""#) -> String {
    #"{\#(conditions),"color":{"platform":"\#(platform)","reference":"\#(name)"}}"#
  }

  private static func value(_ entries: [String], on device: String, _ change: @escaping PictureSet.Change) async throws -> ColorValue? {
    let contents = FormatFile(#"{"colors":[\#(entries.joined(separator: ","))],"info":{"author":"xcode","version":1}}"#)
    return try await withFormatFiles(["A.xcassets/Tint.colorset/Contents.json": contents], on: device, change) { fixture in
      let out = fixture.render(width: 10, height: 10, Color("Tint"))
      return out.names.isEmpty ? out.paths.first?.fill.color : nil
    }
  }

  /// The red, green, blue and alpha of the set with these entries in an appearance; nothing if the set is missing.
  static func shown(
    _ entries: [String], dark: Bool = false, highContrast: Bool = false, on device: String = PictureSet.phone,
    _ change: @escaping PictureSet.Change = { _ in }
  ) async throws -> [CGFloat] {
    guard let value = try await value(entries, on: device, change) else { return [] }
    guard case .adaptive(let set)? = value.color else { return parts(value.rgba) }
    switch (dark, highContrast) {
    case (false, false): return parts(set.light)
    case (true, false): return parts(set.hasDark ? set.dark : set.light)
    case (false, true): return parts(set.hasLightHighContrast ? set.lightHighContrast : set.light)
    case (true, true): return parts(set.hasDarkHighContrast ? set.darkHighContrast : set.hasDark ? set.dark : set.light)
    }
  }
  private static func parts(_ value: RGBA) -> [CGFloat] { [value.red, value.green, value.blue, value.alpha].map { CGFloat($0) } }

  /// The name of the system colour that the set with these entries shows; empty for another colour.
  static func system(_ entries: [String]) async throws -> String { try await value(entries, on: PictureSet.phone) { _ in }?.system ?? "" }
}
