import Foundation
import Glibc
import Synchronization

/// The file `host.reading`: whose answers the host is reading just now, and who was read when an earlier host ended.
///
/// Reading an answer that is built for it could end the host: by the memory that it takes, or by a fault of the host. The same answer would come again
/// after every start. So the host writes down whose answer it reads, and the next start holds back who is still in the file. The file is small and is not
/// waited for: it has to survive the end of this process, and a loss of power is not the fault of an answer.
final class ReadingMarks: Sendable {
  private struct State {
    /// Whose answers are being read.
    var reading: Set<String> = []
    /// How often a host ended while it read an answer of each, without having read one since.
    var ends: [String: Int] = [:]
  }
  private let file: URL
  private let state = Mutex(State())

  static let name = "host.reading"
  /// More lines are not the host's: it reads some answers at a time.
  private static let mostLines = 4096
  private static let mostBytes = 1 << 20
  private static let mostEnds = 64

  /// Reads what the last host left. Who was being read when it ended has one end more.
  ///
  /// - Parameter folder: the data folder.
  init(in folder: URL) {
    file = folder.appendingPathComponent(Self.name)
    state.withLock { state in
      for line in Self.lines(of: file) {
        let parts = line.split(separator: " ", maxSplits: 2)
        guard parts.count == 3, let ends = Int(parts[1]), (0..<Self.mostEnds).contains(ends) else { continue }
        switch parts[0] {
        case "reading": state.ends[String(parts[2])] = ends + 1
        case "ended" where ends > 0: state.ends[String(parts[2])] = ends
        default: continue
        }
      }
      write(state)
    }
  }

  /// How often a host ended while it read an answer of each.
  var ends: [String: Int] { state.withLock(\.ends) }

  /// Writes down that an answer is read from now on.
  func begin(_ subject: String) {
    state.withLock { state in
      if state.reading.insert(subject).inserted { write(state) }
    }
  }

  /// Writes down that the answer was read, whatever came of it. Does nothing for somebody of whom no answer came.
  func end(_ subject: String) {
    state.withLock { state in
      guard state.reading.remove(subject) != nil else { return }
      state.ends[subject] = nil
      write(state)
    }
  }

  /// Forgets what happened with somebody, because the person asks again.
  func forgive(_ subject: String) {
    state.withLock { state in
      if state.ends.removeValue(forKey: subject) != nil { write(state) }
    }
  }

  private func write(_ state: State) {
    let subjects = state.reading.union(state.ends.keys).sorted()
    guard !subjects.isEmpty else {
      unlink(file.path)
      return
    }
    let text = subjects.map { "\(state.reading.contains($0) ? "reading" : "ended") \(state.ends[$0] ?? 0) \($0)\n" }.joined()
    // A new file in its place, so that an end at any point leaves the old lines or the new ones. On a full disk the old ones stay.
    let draft = file.path + ".new"
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let bytes = Array(text.utf8)
    let isWritten = Glibc.write(descriptor, bytes, bytes.count) == bytes.count
    close(descriptor)
    if !isWritten || rename(draft, file.path) != 0 { unlink(draft) }
  }

  private static func lines(of file: URL) -> [Substring] {
    var status = stat()
    // Reading a FIFO would wait for ever.
    guard lstat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= mostBytes,
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [] }
    return Array(text.split(separator: "\n").prefix(mostLines))
  }
}
