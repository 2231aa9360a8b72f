import AlmanacBasics
import Foundation

/// An image file of a catalog or resource folder.
package struct AssetImage {
  package var data: Data
  /// Pixels per point.
  package var scale: Double
  package var isTemplate: Bool
  /// Whether the image is drawn mirrored: it is for the other direction of writing, and its set has none for this one.
  package var isMirrored = false
  /// How the image is resized; nil if its set says nothing about it.
  package var slices: Slices?

  /// The parts at an image's edges that keep their size when it is resized, in points.
  package struct Slices: Equatable, Sendable {
    package var top = 0.0
    package var left = 0.0
    package var bottom = 0.0
    package var right = 0.0
    /// True if the centre is repeated, false if it is stretched.
    package var isTiled = false
  }
}

/// The files of one image name.
package struct ImageSet {
  private struct File: AssetVariant {
    var url: URL
    var scale: Double
    var conditions = AssetConditions()
    var slices: AssetImage.Slices?
  }
  private var files: [File] = []
  private var isTemplate = false
  /// Whether the files are loose ones. Those for another device only are not found.
  private var isLoose = false

  /// Reads an `.imageset` folder; nil if none of its files exists.
  init?(folder: URL) {
    guard let contents = AssetContents(folder: folder) else { return nil }
    isTemplate = contents.properties?.templateRenderingIntent == "template"
    for image in contents.images ?? [] {
      guard let name = image.filename else { continue }
      let url = folder.appendingPathComponent(name).storedFile
      guard FileManager.default.fileExists(atPath: url.path) else { continue }
      // A file without a scale is a vector drawing or has a single scale.
      let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
      files.append(File(url: url, scale: scale, conditions: image.conditions, slices: image.resizing.map { AssetImage.Slices($0, scale: scale) }))
    }
    if files.isEmpty { return nil }
  }

  /// Finds `name.png`, `name@2x.png`, `name@3x.png` (or `.jpg`, `.pdf`, `.svg`) in resource folders, and those with a device's name: `name@2x~ipad.png`.
  init?(looseImage name: String, in folders: [URL]) {
    let path = name as NSString
    let stem = path.deletingPathExtension
    let endings = path.pathExtension.isEmpty ? ["png", "jpg", "jpeg", "pdf", "svg"] : [path.pathExtension]
    // A name must not lead out of the folder.
    guard !stem.isEmpty, !stem.split(separator: "/").contains("..") else { return nil }
    isLoose = true
    for folder in folders {
      for ending in endings {
        for (suffix, scale) in [("", 1.0), ("@2x", 2), ("@3x", 3)] {
          for idiom in [nil, "iphone", "ipad"] {
            let url = folder.appendingPathComponent("\(stem)\(suffix)\(idiom.map { "~\($0)" } ?? "").\(ending)").storedFile
            guard FileManager.default.fileExists(atPath: url.path) else { continue }
            files.append(File(url: url, scale: scale, conditions: AssetConditions(idiom: idiom)))
          }
        }
      }
      if !files.isEmpty { return }
    }
    return nil
  }

  /// Returns the image that fits the device and the appearance best, in the given scale, otherwise the next larger one, otherwise the largest.
  ///
  /// Calls `isDark` and `isHighContrast` only if the set has different images for them on this device.
  package func image(scale: Double, on device: AssetDevice, isDark: () -> Bool, isHighContrast: () -> Bool) -> AssetImage? {
    let possible = isLoose ? files.filter { $0.conditions.idiom.map(device.idioms.contains) ?? true } : files
    let candidates = possible.fitting(device).fitting(isDark: isDark, isHighContrast: isHighContrast).sorted { $0.scale < $1.scale }
    guard let file = candidates.first(where: { $0.scale >= scale }) ?? candidates.last, let data = try? Data(contentsOf: file.url) else { return nil }
    let isMirrored = file.conditions.direction.map { $0 != (device.isRightToLeft ? "right-to-left" : "left-to-right") } ?? false
    return AssetImage(data: data, scale: file.scale, isTemplate: isTemplate, isMirrored: isMirrored, slices: file.slices)
  }
}

extension AssetImage.Slices {
  /// Converts the slices of a file with `scale` pixels per point.
  fileprivate init(_ resizing: AssetContents.Resizing, scale: Double) {
    let insets = resizing.capInsets
    func points(_ pixels: Double?) -> Double { (pixels ?? 0) / scale }
    self.init(
      top: points(insets?.top), left: points(insets?.left), bottom: points(insets?.bottom), right: points(insets?.right),
      isTiled: resizing.center?.mode == "tile")
  }
}
