import Foundation

/// The `Contents.json` of a set in a catalog.
struct AssetContents: Decodable {
  /// An image, or the drawing of a symbol.
  struct ImageFile: Decodable, AssetVariant {
    var filename: String?
    var scale: String?
    var resizing: Resizing?
    let conditions: AssetConditions

    enum CodingKeys: String, CodingKey { case filename, scale, resizing }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      filename = try container.decodeIfPresent(String.self, forKey: .filename)
      scale = try container.decodeIfPresent(String.self, forKey: .scale)
      resizing = try container.decodeIfPresent(Resizing.self, forKey: .resizing)
      conditions = try AssetConditions(from: decoder)
    }
  }
  /// The slices of an image, in pixels.
  struct Resizing: Decodable {
    struct Insets: Decodable {
      var top: Double?
      var left: Double?
      var bottom: Double?
      var right: Double?
    }
    struct Center: Decodable { var mode: String? }
    var center: Center?
    var capInsets: Insets?

    enum CodingKeys: String, CodingKey {
      case center
      case capInsets = "cap-insets"
    }
  }
  struct ColorFile: Decodable, AssetVariant {
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
      /// More than any colour space has; conversions between spaces stay finite.
      private static let limit = 1e6

      init(from decoder: any Decoder) throws {
        value = try Self.value(from: decoder)
        guard abs(value) <= Self.limit else {
          throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "\(value) is not a colour component"))
        }
      }

      private static func value(from decoder: any Decoder) throws -> Double {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) { return number }
        let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
        if text.lowercased().hasPrefix("0x"), let number = UInt32(text.dropFirst(2), radix: 16) {
          return Double(number) / 255
        } else if let number = Int(text) {
          // An integer is in 0...255, a number with a decimal point in 0...1, and so is any alpha.
          return decoder.codingPath.last?.stringValue == "alpha" ? Double(number) : Double(number) / 255
        } else if let number = Double(text) {
          return number
        } else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a colour component")
        }
      }
    }
    var color: Color?
    let conditions: AssetConditions

    enum CodingKeys: String, CodingKey { case color }
    init(from decoder: any Decoder) throws {
      color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Color.self, forKey: .color)
      conditions = try AssetConditions(from: decoder)
    }
  }
  struct DataFile: Decodable, AssetVariant {
    var filename: String?
    /// A uniform type identifier.
    var type: String?
    let conditions: AssetConditions

    enum CodingKeys: String, CodingKey {
      case filename
      case type = "universal-type-identifier"
    }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      filename = try container.decodeIfPresent(String.self, forKey: .filename)
      type = try container.decodeIfPresent(String.self, forKey: .type)
      conditions = try AssetConditions(from: decoder)
    }
  }
  struct Properties: Decodable {
    var templateRenderingIntent: String?
    var providesNamespace: Bool?
    var symbolRenderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case templateRenderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
      case symbolRenderingIntent = "symbol-rendering-intent"
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
