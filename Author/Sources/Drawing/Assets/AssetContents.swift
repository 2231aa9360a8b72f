import Foundation

/// The `Contents.json` of a set in a catalog.
struct AssetContents: Decodable {
  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }
  struct ImageFile: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
  }
  struct ColorFile: Decodable {
    struct Color: Decodable {
      var colorSpace: String?
      var components: [String: Component]?
      var platform: String?
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case colorSpace = "color-space"
        case components, platform, reference
      }
    }
    /// A colour component: a number, or a string as Xcode writes it.
    struct Component: Decodable {
      let value: Double

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
          value = number
          return
        }
        let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
        if text.lowercased().hasPrefix("0x"), let number = UInt32(text.dropFirst(2), radix: 16) {
          value = Double(number) / 255
        } else if let number = Int(text) {
          // An integer is in 0...255, a number with a decimal point in 0...1.
          value = Double(number) / 255
        } else if let number = Double(text) {
          value = number
        } else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a colour component")
        }
      }
    }
    var idiom: String?
    var color: Color?
    var appearances: [Appearance]?
  }
  struct DataFile: Decodable {
    var filename: String?
    var idiom: String?
    /// A uniform type identifier.
    var type: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom
      case type = "universal-type-identifier"
    }
  }
  struct Properties: Decodable {
    var templateRenderingIntent: String?
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case templateRenderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
    }
  }
  var images: [ImageFile]?
  var symbols: [ImageFile]?
  var colors: [ColorFile]?
  var data: [DataFile]?
  var properties: Properties?

  init?(folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { return nil }
    self = contents
  }
}

extension [AssetContents.Appearance]? {
  var isDark: Bool { self?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
  var isLight: Bool { self?.contains { $0.appearance == "luminosity" && $0.value == "light" } ?? false }
  var isHighContrast: Bool { self?.contains { $0.appearance == "contrast" && $0.value == "high" } ?? false }
  /// True if the colour is for light appearance and normal contrast, which is the fallback for all others.
  var isPlain: Bool { !isDark && !isHighContrast }
}
