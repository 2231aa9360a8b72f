import Foundation
import TextEngine

extension AppBundle {
  /// Makes the app's own fonts known to the painter: those of its Info.plist, and all other font files of its resources, which the extension may
  /// register while it runs. A file that is missing or no font is left out; the extension's diagnostics name it.
  func registerFonts() {
    let children = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
    let folders = [url] + children.filter { $0.pathExtension == "resources" }
    AppFonts.register(fontNames, in: folders)
    AppFonts.register(files: AppFonts.files(in: [url]))
  }
}
