import AlmanacFoundationCompat
import AlmanacTextEngine
import Synchronization

/// The file `fonts.txt` beside recorded pictures, which names the fonts with which they were drawn.
struct RecordedFonts {
  private let file: URL

  init(folder: URL) { file = folder.appendingPathComponent("fonts.txt") }

  /// Writes this machine's fonts.
  ///
  /// - Parameter isComplete: true if all pictures are recorded again; otherwise existing pictures keep their fonts.
  func record(isComplete: Bool, fonts: FontSet = .installed) throws {
    guard isComplete || !FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      try Data(fonts.text.utf8).write(to: file, options: .atomic)
    } catch {
      throw WidgetTestError("\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Describes how this machine's fonts differ, and prints it before the folder's first comparison; nil if they do not differ, or nothing is recorded.
  func difference(fonts: FontSet = .installed) -> String? {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: 16 << 10), let difference = fonts.difference(from: String(decoding: data, as: UTF8.self)) else {
      return nil
    }
    let isNew = Self.told.withLock { $0.insert(file.path).inserted }
    if isNew { FileHandle.standardError.write(Data("warning: \(file.path): \(difference)\n".utf8)) }
    return difference
  }

  private static let told = Mutex<Set<String>>([])
}
