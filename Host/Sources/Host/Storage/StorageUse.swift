import AlmanacProfiles
import Glibc

/// What folders take on a disk, counted until a limit is exceeded. Their content is hostile input: whoever fills them may change them meanwhile.
struct StorageUse: Sendable, Equatable {
  /// The larger of length and allocated blocks of every file. The length of a sparse file counts, because a copy or a backup of it takes that much.
  private(set) var bytes = 0
  /// Files, folders and links.
  private(set) var items = 0

  /// Adds the content of a folder. Stops where a limit is exceeded, so a walk visits at most ``LimitsProfile/appItems`` items and one.
  ///
  /// - Returns: the limit that is exceeded; nil: none.
  mutating func add(_ folder: String, limits: LimitsProfile) -> StorageExcess? {
    var open: [OpenFolder]
    do { open = [try OpenFolder(folder, below: AT_FDCWD, for: .list)] } catch { return error.code == ENOENT ? nil : .unreadable }
    while let current = open.last {
      guard let name = current.next() else {
        open.removeLast()
        continue
      }
      var status = stat()
      guard fstatat(current.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
        if errno == ENOENT { continue }
        return .unreadable
      }
      items += 1
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      bytes += max(isFolder ? 0 : Int(status.st_size), Int(status.st_blocks) * 512)
      if items > limits.appItems { return .items(limits.appItems) }
      if bytes > limits.appBytes { return .bytes(limits.appBytes) }
      guard isFolder else { continue }
      guard open.count < limits.appDepth else { return .depth(limits.appDepth) }
      do {
        open.append(try OpenFolder(name, below: current.number, for: .list))
      } catch {
        // The app may have exchanged it meanwhile.
        if [ENOENT, ENOTDIR, ELOOP].contains(error.code) { continue }
        return .unreadable
      }
    }
    return nil
  }
}

/// The limit that an app's folders exceed (`Data/limits.json`).
public enum StorageExcess: Error, Sendable, Hashable, CustomStringConvertible {
  /// More than this many bytes.
  case bytes(Int)
  /// More than this many files, folders and links.
  case items(Int)
  /// Folders inside each other, more than this many.
  case depth(Int)
  /// A folder cannot be read, so its content is unknown.
  case unreadable

  public var description: String {
    switch self {
    case .bytes(let limit): "more than \(limit / 1_048_576) MB"
    case .items(let limit): "more than \(limit.formatted()) files and folders"
    case .depth(let limit): "more than \(limit) folders inside each other"
    case .unreadable: "a folder that the host cannot read"
    }
  }
}
