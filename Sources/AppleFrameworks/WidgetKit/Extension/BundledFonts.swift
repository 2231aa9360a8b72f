import TextEngine

/// The fonts that the app brings with it.
enum BundledFonts {
  /// Registers what the bundle's Info.plist lists under `UIAppFonts`; a line on standard error names what is not there.
  static func register() {
    let folders = ResourceFolders.folders(of: .main)
    for folder in folders {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist")),
        let info = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      else { continue }
      for name in AppFonts.register(AppFonts.names(in: info), in: folders) {
        FileHandle.standardError.write(Data("UIAppFonts: the bundle has no font file \(name); the system font stands in for it\n".utf8))
      }
      return
    }
  }
}
