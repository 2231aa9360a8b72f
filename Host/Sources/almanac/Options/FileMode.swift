import Glibc

/// The permissions of new files.
enum FileMode {
  /// The mask with which the command was started.
  private static let givenMask: mode_t = {
    let mask = umask(0o077)
    umask(mask)
    return mask
  }()

  /// From now on new files and folders are for this user alone: those of the data folder, and those of extensions, which inherit the mask.
  static func makePrivate() {
    _ = givenMask
    umask(0o077)
  }

  /// The mask for the tools that the command runs, which write into packages.
  static var maskOfTools: UInt32 { givenMask }

  /// The permissions of a file that the command writes for its user, who may want to share it.
  static var ofOutput: Int { Int(0o666 & ~givenMask) }
}
