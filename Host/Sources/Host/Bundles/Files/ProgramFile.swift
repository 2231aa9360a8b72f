import Glibc

/// Checks by its header that a file is a program that this machine can run. The format is ELF, see elf(5).
///
/// The kernel runs scripts too, by starting their interpreter. An extension's sandbox has no interpreter, so a script would fail at each start.
enum ProgramFile {
  /// The bytes of the header that are read: magic number, word size, byte order and, at the end, the processor.
  private static let header = 20
  private static let magic: [UInt8] = [0x7f, 0x45, 0x4c, 0x46]

  #if arch(x86_64)
    private static let processor: UInt16? = 62
  #elseif arch(arm64)
    private static let processor: UInt16? = 183
  #else
    private static let processor: UInt16? = nil
  #endif

  /// Returns what is wrong with the regular file at `path`; nil if it is a program for this machine.
  static func fault(_ path: String) -> BundleFault? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return .unreadable("\(FileFault(errno))") }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: header)
    let count = pread(file, &bytes, header, 0)
    guard count >= 0 else { return .unreadable("\(FileFault(errno))") }
    return fault(in: Array(bytes[..<count]))
  }

  /// Returns what is wrong with a file that begins with `bytes`.
  static func fault(in bytes: [UInt8]) -> BundleFault? {
    guard bytes.count >= header, bytes.starts(with: magic) else { return .notProgram }
    guard let processor else { return nil }
    // 64 bits, low byte first.
    guard bytes[4] == 2, bytes[5] == 1, UInt16(bytes[18]) | UInt16(bytes[19]) << 8 == processor else { return .otherProcessor }
    return nil
  }
}
