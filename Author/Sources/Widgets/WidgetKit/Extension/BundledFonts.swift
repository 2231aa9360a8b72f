import TextEngine

/// The fonts in the app's bundle.
enum BundledFonts {
  /// Registers the fonts that the bundle's Info.plist lists under `UIAppFonts`, and those of the folder that `ATSApplicationFontsPath` names on
  /// macOS. Missing files are reported on standard error.
  static func register() {
    let info = BundleInfo.read()
    guard let values = info.values else { return }
    for name in AppFonts.register(AppFonts.names(in: values), in: info.folders) {
      FileHandle.standardError.write(Data("UIAppFonts: the bundle has no font file \(name); the system font is used instead\n".utf8))
    }
    guard let folder = values["ATSApplicationFontsPath"] as? String else { return }
    let files = AppFonts.files(below: folder, in: info.folders)
    AppFonts.register(files: files)
    if files.isEmpty {
      FileHandle.standardError.write(Data("ATSApplicationFontsPath: the bundle has no font file in \(folder)\n".utf8))
    }
  }
}
