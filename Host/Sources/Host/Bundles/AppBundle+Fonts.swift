import AlmanacProfiles
import AlmanacTextEngine
import Foundation

extension AppBundle {
  /// Registers the app's fonts with this process's text engine, for a command that draws by itself: those of its Info.plist, and all other font files of its resources, since the extension may
  /// register them while it runs. Missing files and files that are not fonts are skipped; the extension's diagnostics name them.
  func registerFonts(limits: BundleLimits = Profiles.bundleLimits) { AppFonts.register(files: fontFiles(limits: limits)) }

  /// The app's font files, each once. A FIFO, a link or a huge file is not one: the font library would wait for it or read it whole.
  func fontFiles(limits: BundleLimits) -> [URL] {
    let children = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
    let folders = [url] + children.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
    // Names come from the app; one that leads out of the bundle is not searched.
    let names = fontNames.prefix(limits.fonts).filter { !$0.isEmpty && !$0.split(separator: "/").contains("..") }
    let named = names.compactMap { name in
      [name, (name as NSString).lastPathComponent].lazy.flatMap { place in folders.map { $0.appendingPathComponent(place) } }
        .first { BoundedFile.isUsable($0, limit: limits.fontBytes) }
    }
    var seen: Set<String> = []
    return (named + AppFonts.files(in: [url])).filter { seen.insert($0.path).inserted && BoundedFile.isUsable($0, limit: limits.fontBytes) }
      .prefix(limits.fonts).map(\.self)
  }
}
