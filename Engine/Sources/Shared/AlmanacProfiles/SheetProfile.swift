import Foundation

/// The limits of contact sheets, and the sizes of pictures for a store (Specification F2). The values come from `Data/sheet.json`, each with its source.
public struct SheetProfile: Sendable {
  /// One size that a store takes.
  public struct StoreSize: Sendable, Hashable, Decodable, Identifiable {
    /// The name on the command line, for example `iphone-6.9`.
    public let id: String
    /// The name that the store uses.
    public let name: String
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The device whose widgets are shown.
    public let device: String
    /// The name of the frame around the screen.
    public let frame: String
    /// The source of the size.
    public let source: String
  }

  /// The border of a device around its screen. Lengths are in points of the screen.
  public struct Frame: Sendable, Hashable, Decodable {
    /// The width of the border.
    public let border: Double
    /// The radius of the screen's corners.
    public let radius: Double
    /// The source of the values.
    public let source: String
  }

  /// The most pictures of one sheet.
  public let cells: Int
  /// The most pixels of all its pictures together.
  public let pixels: Int
  /// The sizes that stores take.
  public let storeSizes: [StoreSize]
  private let frames: [String: Frame]

  /// Returns the frame of a size.
  public func frame(of size: StoreSize) -> Frame { frames[size.frame] ?? Frame(border: 0, radius: 0, source: "no frame") }
}

extension Profiles {
  /// The contact sheets' limits and sizes.
  public static let sheet: SheetProfile = embedded("sheet.json")
}

extension SheetProfile: Decodable {
  private enum Key: String, CodingKey { case limits, store, frames }

  public init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: Key.self)
    let limits = try file.decode(NamedLimits.self, forKey: .limits)
    cells = try limits.count("cells")
    pixels = try limits.count("pixels")
    storeSizes = try file.decode([StoreSize].self, forKey: .store)
    frames = try file.decode([String: Frame].self, forKey: .frames)
  }
}
