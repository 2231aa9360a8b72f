/// Why a backup cannot be made or restored.
public enum BackupError: Error, Sendable, Equatable, CustomStringConvertible {
  /// There is no database in the folder.
  case nothing(String)
  /// The file cannot be written; the values are its path and the reason.
  case unwritable(String, String)
  /// What is at this path is not a file that a backup may replace.
  case noFile(String)
  /// The key of the apps' keychains cannot be read; the value says why.
  case noKey(String)
  /// The file cannot be read; the values are its path and the reason.
  case unreadable(String, String)
  /// The file is not a whole backup; the value says why.
  case malformed(String)
  /// A later release of Almanac has made the backup.
  case newer(Int)
  /// An entry must not be in a backup: its path, and what is wrong with it.
  case refused(String, String)
  /// The folder cannot be replaced; the value says why.
  case notReplaced(String)

  public var description: String {
    switch self {
    case .nothing(let path): "there is nothing to back up in \(path)"
    case .unwritable(let path, let why): "\(path) cannot be written: \(why)"
    case .noFile(let path): "\(path) exists and is not a regular file, so a backup does not replace it; name another file"
    case .noKey(let why): "\(why); or leave the apps' data out of the backup: --no-containers"
    case .unreadable(let path, let why): "\(path) cannot be read: \(why)"
    case .malformed(let why): "the file is not a whole backup: \(why); nothing was changed"
    case .newer(let format): "the backup has format \(format), of a newer Almanac; update Almanac; nothing was changed"
    case .refused(let path, let why): "the backup has an entry that must not be there: \(path) \(why); nothing was changed"
    case .notReplaced(let why): "the data folder cannot be replaced: \(why)"
    }
  }
}
