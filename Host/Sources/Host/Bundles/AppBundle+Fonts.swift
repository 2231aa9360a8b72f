import Foundation
import TextEngine

extension AppBundle {
  /// Registers the app's fonts with the text engine: those of its Info.plist, and all other font files of its resources, since the extension may
  /// register them while it runs. Missing files and files that are not fonts are skipped; the extension's diagnostics name them.
  func registerFonts() {
    let children = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
    let folders = [url] + children.filter { $0.pathExtension == "resources" }
    AppFonts.register(fontNames, in: folders)
    AppFonts.register(files: AppFonts.files(in: [url]))
  }
}
