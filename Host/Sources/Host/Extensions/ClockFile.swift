import Foundation

/// The file that sets the clock of a running extension; the clock library in that process reads it.
struct ClockFile: Sendable {
  let url: URL

  /// Sets the extension's clock, with the precision of `Date`.
  func set(_ clock: ExtensionClock) throws {
    // The layout of `almanac_clock` in ExtensionClock.h. The module is not linked because it would replace this process's clock.
    let words: [Int64]
    switch clock {
    case .system: words = [0, 0, 0]
    case .frozen(let date): words = Self.words(mode: 1, seconds: date.timeIntervalSince1970)
    case .offset(let seconds): words = Self.words(mode: 2, seconds: seconds)
    }
    let bytes = words.withUnsafeBytes { Data($0) }
    // Written in place, because the extension has the file mapped.
    guard let file = FileHandle(forUpdatingAtPath: url.path) else { return try bytes.write(to: url) }
    try file.write(contentsOf: bytes)
    try file.close()
  }

  private static func words(mode: Int64, seconds: Double) -> [Int64] {
    let whole = seconds.rounded(.down)
    // Bounded to the dates that the system's calendar can represent.
    let bounded = Int64(max(min(whole, 1e15), -1e15))
    return [mode, bounded, min(Int64(((seconds - whole) * 1e9).rounded()), 999_999_999)]
  }

  /// The variables with which a process loads the clock library before its others.
  ///
  /// - Parameter path: `LD_LIBRARY_PATH` without it; nil: it is not set.
  static func loading(_ library: URL, path: String?) -> [String: String] {
    guard library.path.contains(" ") else { return ["LD_PRELOAD": library.path] }
    // Spaces separate the names of libraries. One without a slash is looked for in the folders of the path, of which this is the last.
    let folders = [path, library.deletingLastPathComponent().path].compactMap(\.self)
    return ["LD_PRELOAD": library.lastPathComponent, "LD_LIBRARY_PATH": folders.joined(separator: ":")]
  }

  /// The clock library beside the host's executable; nil if it is not there.
  static var library: URL? {
    guard let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return nil }
    let file = URL(fileURLWithPath: executable).deletingLastPathComponent().appendingPathComponent("libAlmanacExtensionClock.so")
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }
}
