import Foundation
import TextEngine

extension AppBundle {
  /// Makes the app's own fonts known to the painter. A file that is missing or no font is left out; the extension's diagnostics name it.
  func registerFonts() {
    guard !fontNames.isEmpty else { return }
    let children = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
    AppFonts.register(fontNames, in: [url] + children.filter { $0.pathExtension == "resources" })
  }
}
