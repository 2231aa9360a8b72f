import Foundation

/// A catalog folder's `Contents.json`.
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
    /// Xcode writes strings; other tools write numbers.
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
          // A whole number counts from 0 to 255, one with a point from 0 to 1.
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
  var isHighContrast: Bool { self?.contains { $0.appearance == "contrast" && $0.value == "high" } ?? false }
  /// Light is what a set shows where it has nothing for dark.
  var isPlain: Bool { !isDark && !isHighContrast }
}
