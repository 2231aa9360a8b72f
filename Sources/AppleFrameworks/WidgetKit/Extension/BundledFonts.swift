import TextEngine

/// The fonts in the app's bundle.
enum BundledFonts {
  /// Registers the fonts that the bundle's Info.plist lists under `UIAppFonts`. Missing files are reported on standard error.
  static func register() {
    let folders = ResourceFolders.folders(of: .main)
    for folder in folders {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist")),
        let info = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      else { continue }
      for name in AppFonts.register(AppFonts.names(in: info), in: folders) {
        FileHandle.standardError.write(Data("UIAppFonts: the bundle has no font file \(name); the system font is used instead\n".utf8))
      }
      return
    }
  }
}
