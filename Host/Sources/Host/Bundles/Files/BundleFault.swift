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
    }
  }
}

/// Text of a bundle, for a message of one line.
enum Printable {
  /// Returns the bytes as text in which control characters and invalid UTF-8 are escaped, shortened to about 200 characters.
  static func text(_ bytes: [UInt8]) -> String {
    var result = ""
    for scalar in String(decoding: bytes.prefix(4096), as: UTF8.self).unicodeScalars {
      if result.count >= 200 { return result + "…" }
      if isPlain(scalar) { result.unicodeScalars.append(scalar) } else { result += "\\u{\(String(scalar.value, radix: 16))}" }
    }
    return result
  }

  static func text(_ text: String) -> String { self.text(Array(text.utf8)) }

  /// Returns whether a character can stand in a line without changing it.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    // Replaces invalid UTF-8.
    default: scalar != "\u{fffd}"
    }
  }
}
