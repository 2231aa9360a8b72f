import Foundation

/// What is wrong with one item of a bundle.
public enum BundleFault: Sendable, Equatable, CustomStringConvertible {
  /// The item is neither a file nor a folder nor a link; the value is what it is.
  case special(String)
  /// The item's name has a control character or is not UTF-8.
  case name
  /// The link leads out of the bundle, to this target.
  case linkOutside(String)
  /// The link leads to nothing in the bundle.
  case lostLink(String)
  /// The link leads to itself, or through too many folders and links.
  case linkLoop(String)
  /// The bundle has more items than this.
  case tooManyItems(Int)
  /// The bundle's files have more bytes than this together.
  case tooLarge(Int)
  /// The item is in more folders than this.
  case tooDeep(Int)
  /// The item's path, or the link's target, has more bytes than this.
  case pathTooLong(Int)
  /// The item has changed since the bundle was checked.
  case changed
  /// The item cannot be read; the value says why.
  case unreadable(String)
  /// The executable is not a program, for instance a script.
  case notProgram
  /// The executable is a program for another processor.
  case otherProcessor

  public var description: String {
    switch self {
    case .special(let kind): "is \(kind); an app bundle has files, folders and links; remove it"
    case .name: "has a name with a control character or invalid UTF-8; rename it"
    case .linkOutside(let target): "is a link that leads out of the bundle, to \(target); replace it by a copy"
    case .lostLink(let target): "is a link to \(target), which is not in the bundle; remove it"
    case .linkLoop(let target): "is a link to \(target) that leads to itself or through too many folders; remove it"
    case .tooManyItems(let limit): "is one item too many: a bundle has at most \(limit); remove what the widget does not need"
    case .tooLarge(let limit): "is too large: the files of a bundle have at most \(limit) bytes together; remove what the widget does not need"
    case .tooDeep(let limit): "is in more than \(limit) folders; move it up"
    case .pathTooLong(let limit): "has a path or target of more than \(limit) bytes; shorten it"
    case .changed: "has changed while it was copied; install the bundle again"
    case .unreadable(let why): "cannot be read: \(why); change its permissions"
    case .notProgram: "is not a program of this system (ELF); install the app's package: almanac install <package folder>"
    case .otherProcessor: "is a program for another processor; install the app's package, which builds it for this one"
    }
  }
}
