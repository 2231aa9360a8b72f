import Foundation

/// How a Swift package on Linux uses a file of a target, decided by the file's name.
enum FileKind: Equatable {
  case source
  case intentDefinition
  /// A Core Data model, of which the plugin AuthorSupport makes classes, or a mapping model, which it reads.
  case dataModel
  case resource
  /// The file is not part of any product: settings, headers, hidden files.
  case ignored
  /// The file is of no use on Linux; the value is the reason.
  case unsupported(String)

  /// A Core ML model. Xcode makes a class of it, and Almanac does not.
  static let coreMLModel = FileKind.unsupported(coreMLReason)
  static let coreMLReason = "Almanac has no Core ML: the model is left out, and its class does not exist"

  init(_ name: String) {
    let ending = (name as NSString).pathExtension.lowercased()
    switch ending {
    case _ where name.hasPrefix("."): self = .ignored
    case "swift": self = .source
    case "intentdefinition": self = .intentDefinition
    case "xcdatamodeld", "xcdatamodel", "xcmappingmodel": self = .dataModel
    case "h", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "xctestplan", "docc", "xcodeproj", "xcworkspace", "playground", "gitignore":
      self = .ignored
    case "m", "mm": self = .unsupported("Objective-C is not compiled")
    case "c", "cc", "cpp", "cxx", "s", "asm": self = .unsupported("C and assembly are not compiled")
    case "metal": self = .unsupported("Metal shaders are not compiled")
    case "storyboard", "xib", "nib": self = .unsupported("Interface Builder files are not read")
    case "mlmodel", "mlpackage": self = .coreMLModel
    case "app", "appex", "framework", "xcframework", "dylib", "a", "tbd": self = .unsupported("it is built for Apple's systems")
    default: self = .resource
    }
  }

  /// Returns whether Xcode treats a folder of that name as one file.
  static func isOpaque(folder name: String) -> Bool {
    let endings: Set = [
      "xcassets", "bundle", "xcdatamodeld", "xcmappingmodel", "mlpackage", "mlmodelc", "docc", "playground", "scnassets", "icon", "xcodeproj",
      "xcworkspace", "framework", "xcframework", "app", "appex", "rtfd", "imageset", "stickers",
    ]
    return endings.contains((name as NSString).pathExtension.lowercased())
  }
}
