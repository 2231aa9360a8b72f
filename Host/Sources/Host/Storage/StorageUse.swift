import Foundation
import Glibc
import Profiles

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
    let first = Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard first >= 0 else { return errno == ENOENT ? nil : .unreadable }
    guard let stream = Self.stream(first) else { return .unreadable }
    var open = [stream]
    defer { open.forEach { closedir($0) } }
    while let current = open.last {
      guard let entry = readdir(current) else {
        closedir(current)
        open.removeLast()
        continue
      }
      let name = (UnsafeRawPointer(entry) + (MemoryLayout<dirent>.offset(of: \.d_name) ?? 0)).assumingMemoryBound(to: CChar.self)
      guard strcmp(name, ".") != 0, strcmp(name, "..") != 0 else { continue }
      var status = stat()
      guard fstatat(dirfd(current), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      items += 1
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      bytes += max(isFolder ? 0 : Int(status.st_size), Int(status.st_blocks) * 512)
      if items > limits.appItems { return .items(limits.appItems) }
      if bytes > limits.appBytes { return .bytes(limits.appBytes) }
      guard isFolder else { continue }
      guard open.count < limits.appDepth else { return .depth(limits.appDepth) }
      guard let inner = Self.folder(name, below: dirfd(current)) else {
        if errno == ENOENT || errno == ENOTDIR || errno == ELOOP { continue }
        return .unreadable
      }
      open.append(inner)
    }
    return nil
  }

  /// Opens a folder, also one whose owner has closed it to itself: an extension could hide files from the count in such a folder.
  private static func folder(_ name: UnsafePointer<CChar>, below parent: Int32) -> OpaquePointer? {
    var inner = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if inner < 0, errno == EACCES, let item = try? FileDescriptor.item(name, below: parent) {
      var status = stat()
      guard fstat(item.number, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
      // By the open item, so that nobody can put a link in its place.
      chmod("/proc/self/fd/\(item.number)", 0o700)
      inner = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
    return inner < 0 ? nil : stream(inner)
  }

  private static func stream(_ descriptor: Int32) -> OpaquePointer? {
    guard let stream = fdopendir(descriptor) else {
      close(descriptor)
      return nil
    }
    return stream
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
  /// A folder cannot be read, so nobody knows what is in it.
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
