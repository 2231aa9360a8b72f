import AlmanacBasics
import AlmanacProfiles
import Foundation

/// The picture of an app's icon: a PNG file of its asset catalogs.
public struct AppIcon: Sendable, Hashable {
  /// The file inside the bundle.
  public let file: URL
  /// Changes with the file's bytes.
  public let tag: String
}

extension AppBundle {
  /// The set of pictures that Xcode names the icon of an app.
  private static let set = "AppIcon.appiconset"

  /// Finds the app's icon: the largest square PNG file that the `AppIcon` of an asset catalog names.
  ///
  /// - Returns: nil if there is none, or none within the limits. An app without an icon is no fault.
  static func icon(in bundle: URL, limits: BundleLimits) -> AppIcon? {
    let children = (try? FileManager.default.contentsOfDirectory(at: bundle, includingPropertiesForKeys: nil)) ?? []
    let folders = [bundle] + children.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
    let catalogs = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
        .filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
    }
    for catalog in catalogs {
      let folder = catalog.appendingPathComponent(set)
      let icons = pictureNames(in: folder, limits: limits).compactMap { name -> (side: Int, icon: AppIcon)? in
        guard let data = try? BoundedFile.read(name, in: folder, limit: limits.iconBytes), let side = squareSide(ofPNG: data),
          side <= limits.iconPixels
        else { return nil }
        return (side, AppIcon(file: folder.appendingPathComponent(name), tag: String(FNV1a.hash([UInt8](data)), radix: 16)))
      }
      if let largest = icons.max(by: { $0.side < $1.side }) { return largest.icon }
    }
    return nil
  }

  /// The content of the app's icon; nil: it has none, or its file is not as it was when the bundle was read.
  public func iconFile(limits: BundleLimits) -> Data? {
    guard let icon else { return nil }
    let data = try? BoundedFile.read(icon.file.lastPathComponent, in: icon.file.deletingLastPathComponent(), limit: limits.iconBytes)
    return data.flatMap { String(FNV1a.hash([UInt8]($0)), radix: 16) == icon.tag ? $0 : nil }
  }

  /// The names of files in an icon's `Contents.json`. A name that leads elsewhere is left out.
  private static func pictureNames(in folder: URL, limits: BundleLimits) -> [String] {
    struct Contents: Decodable {
      struct Picture: Decodable { let filename: String? }
      let images: [Picture]?
    }
    guard let data = try? BoundedFile.read("Contents.json", in: folder, limit: limits.propertyListBytes),
      JSONDepth.of(data) <= limits.propertyListDepth, let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return [] }
    var seen: Set<String> = []
    let names = (contents.images ?? []).compactMap(\.filename).filter { !$0.contains("/") && $0.hasSuffix(".png") && seen.insert($0).inserted }
    return Array(names.prefix(limits.fonts))
  }

  /// The width of a PNG file that is as high as it is wide; nil: it is not one.
  private static func squareSide(ofPNG data: Data) -> Int? {
    let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    let head = [UInt8](data.prefix(24))
    guard head.count == 24, head.starts(with: signature), head[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    let (width, height) = (number(head[16..<20]), number(head[20..<24]))
    return width == height && width > 0 ? width : nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
