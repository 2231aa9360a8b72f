/// A font that text needs and that cannot be used.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A font that the set-up installs is missing.
  case missing(family: String)
  /// The file does not exist or is not a font.
  case unreadable(path: String)

  public var description: String {
    switch self {
    case .missing(let family): "The font \(family) is missing: almanac doctor says which package has it."
    case .unreadable(let path): "\(path) is not a font file: give a .ttf, .otf or .ttc file."
    }
  }
}
