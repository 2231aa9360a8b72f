import Foundation

/// What a file of a target is to a Swift package on Linux, told by its name.
enum FileKind: Equatable {
  case source
  case intentDefinition
  case resource
  /// Belongs to no product: settings, headers, hidden files.
  case ignored
  /// What Almanac cannot make anything of, with the reason.
  case foreign(String)

  init(_ name: String) {
    let ending = (name as NSString).pathExtension.lowercased()
    switch ending {
    case _ where name.hasPrefix("."): self = .ignored
    case "swift": self = .source
    case "intentdefinition": self = .intentDefinition
    case "h", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "xctestplan", "docc", "xcodeproj", "xcworkspace", "playground", "gitignore":
      self = .ignored
    case "m", "mm": self = .foreign("Objective-C is not compiled")
    case "c", "cc", "cpp", "cxx", "s", "asm": self = .foreign("C and assembly are not compiled")
    case "metal": self = .foreign("Metal shaders are not compiled")
    case "storyboard", "xib", "nib": self = .foreign("Interface Builder files are not read")
    case "xcdatamodeld", "xcdatamodel", "xcmappingmodel": self = .foreign("there is no Core Data")
    case "mlmodel", "mlmodelc", "mlpackage": self = .foreign("there is no Core ML")
    case "app", "appex", "framework", "xcframework", "dylib", "a", "tbd": self = .foreign("it is built for Apple's systems")
    default: self = .resource
    }
  }

  /// Whether a folder of that name is one thing for Xcode, not a group of files.
  static func isOpaque(folder name: String) -> Bool {
    let endings: Set = [
      "xcassets", "bundle", "xcdatamodeld", "mlpackage", "docc", "playground", "scnassets", "icon", "xcodeproj", "xcworkspace", "framework",
      "xcframework", "app", "appex", "rtfd", "imageset", "stickers",
    ]
    return endings.contains((name as NSString).pathExtension.lowercased())
  }
}
