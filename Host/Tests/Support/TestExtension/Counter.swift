import AlmanacWireSchema
import Foundation
import Glibc

/// The kind whose text is the number of its timeline. Tests compare what it has sent with what the host shows.
enum Counter {
  static func handle(_ answer: TimelineAnswer) throws {
    guard let number = count(in: answer.path) else { return try answer.refuse("counter.unusable", "the counter cannot be read or written") }
    let counted = answer.archive(texts: ["\(number)"])
    // A timeline that cannot be recorded is not sent, so that a test can compare everything that the host got.
    guard try note(number, counted, in: answer.path) else { return try answer.refuse("counter.unwritable", "the file cannot be written") }
    try answer.send(counted)
  }

  /// Counts the timelines that were ever requested with this file.
  ///
  /// - Returns: nil if the file cannot be read or written, for instance on a full disk. It must not start again at 1: a test that compares numbers
  ///   would take that for a lost timeline.
  private static func count(in file: String) -> Int? {
    var last = 0
    if access(file, F_OK) == 0 || errno != ENOENT {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8), let number = Int(text) else { return nil }
      last = number
    }
    let draft = file + ".draft"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    let bytes = Array("\(last + 1)".utf8)
    let isWritten = write(descriptor, bytes, bytes.count) == bytes.count
    guard close(descriptor) == 0, isWritten, rename(draft, file) == 0 else { return nil }
    return last + 1
  }

  /// Appends a timeline's number and bytes to the file beside the counter, before it is sent. Returns whether it could.
  private static func note(_ number: Int, _ archive: TimelineArchive, in counter: String) throws -> Bool {
    let file = open(counter + ".sent", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    // The break comes first: a process that was killed may have left half a line.
    let line = Array("\n\(number) \(try archive.serializedData().base64EncodedString()) .".utf8)
    return write(file, line, line.count) == line.count
  }
}
