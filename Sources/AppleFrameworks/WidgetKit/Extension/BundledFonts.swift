import TextEngine

/// The fonts in the app's bundle.
enum BundledFonts {
  /// Registers the fonts that the bundle's Info.plist lists under `UIAppFonts`. Missing files are reported on standard error.
  static func register() {
    let info = BundleInfo.read()
    guard let values = info.values else { return }
    for name in AppFonts.register(AppFonts.names(in: values), in: info.folders) {
      FileHandle.standardError.write(Data("UIAppFonts: the bundle has no font file \(name); the system font is used instead\n".utf8))
    }
  }
}
