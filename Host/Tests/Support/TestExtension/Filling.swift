import Foundation
import Glibc

/// Ways to fill a disk.
enum Filling: String {
  /// One file that is large and has no blocks.
  case sparse
  /// One file of 1 MiB blocks, as large as it may be.
  case large
  /// Files of one byte.
  case small
  /// Folders inside each other.
  case deep
  /// Folders inside each other whose path is longer than a path may be, with a file in the last one.
  case long

  /// Fills the folder until something stops it; returns what did.
  func fill(_ folder: String) -> String {
    guard chdir(folder) == 0 else { return "chdir \(errno)" }
    switch self {
    case .sparse:
      for number in 0..<1000 {
        let file = open("sparse\(number)", O_WRONLY | O_CREAT, 0o600)
        guard file >= 0, ftruncate(file, 200 << 20) == 0 else { return "errno \(errno)" }
        close(file)
      }
    case .large:
      let block = [UInt8](repeating: 7, count: 1 << 20)
      for number in 0..<1000 {
        let file = open("large\(number)", O_WRONLY | O_CREAT, 0o600)
        guard file >= 0 else { return "errno \(errno)" }
        for _ in 0..<4 { guard write(file, block, block.count) == block.count else { return "errno \(errno)" } }
        close(file)
        usleep(5_000)
      }
    case .small:
      for number in 0..<1_000_000 {
        let file = open("small\(number)", O_WRONLY | O_CREAT, 0o600)
        guard file >= 0 else { return "errno \(errno)" }
        close(file)
      }
    case .deep:
      for _ in 0..<20_000 { guard mkdir("d", 0o700) == 0, chdir("d") == 0 else { return "errno \(errno)" } }
    case .long:
      let name = String(repeating: "l", count: 250)
      for _ in 0..<45 { guard mkdir(name, 0o700) == 0, chdir(name) == 0 else { return "errno \(errno)" } }
      let file = open("file", O_WRONLY | O_CREAT, 0o600)
      guard file >= 0, ftruncate(file, 2 << 20) == 0 else { return "errno \(errno)" }
    }
    return "filled"
  }
}
