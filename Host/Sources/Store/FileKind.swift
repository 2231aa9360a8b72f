import Glibc

/// What is at a path; links are not followed.
public enum FileKind: String, Equatable, Sendable {
  case file = "a file"
  case folder = "a folder"
  case link = "a link"
  /// A link that names nothing.
  case danglingLink = "a link to nothing"
  case fifo = "a FIFO"
  case socket = "a socket"
  case device = "a device"

  /// Returns nil if nothing is there, or if that cannot be determined.
  init?(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = stat(path, &status) == 0 ? .link : .danglingLink
    case S_IFIFO: self = .fifo
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }
}
