import AlmanacTextEngine

/// The fonts in the app's bundle.
enum BundledFonts {
  /// Registers the fonts that the bundle's Info.plist lists under `UIAppFonts`, and those of the folder that `ATSApplicationFontsPath` names on
  /// macOS. Files that are missing or no fonts are reported on standard error.
  static func register() {
    let info = BundleInfo.read()
    guard let values = info.values else { return }
    for fault in AppFonts.register(AppFonts.names(in: values), in: info.folders) {
      let words =
        switch fault {
        case .missing(let name): "the bundle has no font file \(name)"
        case .unreadable(let name): "\(name) is no font that can be read; replace it by a TrueType or OpenType file"
        }
      FileHandle.standardError.write(Data("UIAppFonts: \(words); the system font is used instead\n".utf8))
    }
    guard let folder = values["ATSApplicationFontsPath"] as? String else { return }
    let files = AppFonts.files(below: folder, in: info.folders)
    AppFonts.register(files: files)
    if files.isEmpty {
      FileHandle.standardError.write(Data("ATSApplicationFontsPath: the bundle has no font file in \(folder)\n".utf8))
    }
  }
}
