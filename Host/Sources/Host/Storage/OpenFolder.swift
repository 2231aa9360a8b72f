import Glibc

/// An open folder and its list of names, closed with the object.
///
/// What an app may have written is walked with it, by descriptors and single names: then neither links nor paths that are too long for the kernel matter.
final class OpenFolder {
  /// What the walk does with the folder.
  enum Access {
    /// Lists it and looks at its items.
    case list
    /// Also removes and adds items.
    case change

    fileprivate var mode: mode_t {
      switch self {
      case .list: 0o500
      case .change: 0o700
      }
    }
  }

  private let stream: OpaquePointer
  var number: Int32 { dirfd(stream) }

  /// Opens the folder `name` below the open folder `parent`; fails if it is a link.
  ///
  /// A folder that its owner has closed to itself is opened again: an app could hide its files in it from counts, backups and removal.
  init(_ name: UnsafePointer<CChar>, below parent: Int32, for access: Access) throws(FileFault) {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var number = openat(parent, name, flags)
    if number < 0, errno == EACCES {
      try FileDescriptor.item(name, below: parent).permit(access.mode, kind: S_IFDIR)
      number = openat(parent, name, flags)
    }
    guard number >= 0 else { throw FileFault(errno) }
    var status = stat()
    // One that can be listed may still refuse to have its items opened. If this fails because it belongs to another user, opening its items throws.
    if fstat(number, &status) == 0, status.st_mode & access.mode != access.mode { fchmod(number, status.st_mode & 0o7777 | access.mode) }
    guard let stream = fdopendir(number) else {
      let fault = FileFault(errno)
      close(number)
      throw fault
    }
    self.stream = stream
  }

  deinit { closedir(stream) }

  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0

  /// Returns the next name, which need not be text; nil at the end. It is valid until the next call.
  func next() -> UnsafePointer<CChar>? {
    while let entry = readdir(stream) {
      let name = (UnsafeRawPointer(entry) + Self.nameOffset).assumingMemoryBound(to: CChar.self)
      if strcmp(name, ".") != 0, strcmp(name, "..") != 0 { return name }
    }
    return nil
  }

  /// Begins the list again.
  func rewind() { rewinddir(stream) }
}
