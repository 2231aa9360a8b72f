import Basics
import Foundation

/// An image file of a catalog or resource folder.
package struct AssetImage {
  package var data: Data
  /// Pixels per point.
  package var scale: Double
  package var isTemplate: Bool
}

/// The files of one image name.
package struct ImageSet {
  private struct File {
    var url: URL
    var scale: Double
    var isDark: Bool
  }
  private var files: [File] = []
  private var isTemplate = false

  /// Reads an `.imageset` folder; nil if none of its files exists.
  init?(folder: URL) {
    guard let contents = AssetContents(folder: folder) else { return nil }
    isTemplate = contents.properties?.templateRenderingIntent == "template"
    let all = (contents.images ?? []).filter { $0.filename != nil }
    // Widgets are drawn as on a phone. A set with images for other devices only, for example for a watch, is used anyway.
    let fitting = all.filter { ["universal", "iphone", nil].contains($0.idiom) }
    for image in fitting.isEmpty ? all : fitting {
      guard let name = image.filename else { continue }
      let url = folder.appendingPathComponent(name).storedFile
      guard FileManager.default.fileExists(atPath: url.path) else { continue }
      // A file without a scale is a vector drawing or has a single scale.
      let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
      files.append(File(url: url, scale: scale, isDark: image.appearances.isDark))
    }
    if files.isEmpty { return nil }
  }

  /// Finds `name.png`, `name@2x.png`, `name@3x.png` (or `.jpg`, `.pdf`, `.svg`) in resource folders.
  init?(looseImage name: String, in folders: [URL]) {
    let path = name as NSString
    let stem = path.deletingPathExtension
    let endings = path.pathExtension.isEmpty ? ["png", "jpg", "jpeg", "pdf", "svg"] : [path.pathExtension]
    // A name must not lead out of the folder.
    guard !stem.isEmpty, !stem.split(separator: "/").contains("..") else { return nil }
    for folder in folders {
      for ending in endings {
        for (suffix, scale) in [("", 1.0), ("@2x", 2), ("@3x", 3)] {
          let url = folder.appendingPathComponent("\(stem)\(suffix).\(ending)").storedFile
          if FileManager.default.fileExists(atPath: url.path) { files.append(File(url: url, scale: scale, isDark: false)) }
        }
      }
      if !files.isEmpty { return }
    }
    return nil
  }

  /// Returns the image for `scale`: that scale, otherwise the next larger one, otherwise the largest.
  package func image(scale: Double, isDark: () -> Bool) -> AssetImage? {
    let wanted = files.contains(where: \.isDark) && isDark()
    let matching = files.filter { $0.isDark == wanted }
    let candidates = (matching.isEmpty ? files : matching).sorted { $0.scale < $1.scale }
    guard let file = candidates.first(where: { $0.scale >= scale }) ?? candidates.last, let data = try? Data(contentsOf: file.url) else { return nil }
    return AssetImage(data: data, scale: file.scale, isTemplate: isTemplate)
  }
}
