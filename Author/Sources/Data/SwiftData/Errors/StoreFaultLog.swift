import Foundation
import Synchronization

/// Reports on standard error why a store cannot be opened or read. Authors often drop the error (`try?`), and the host keeps these lines.
enum StoreFaultLog {
  private static let written = Mutex<Set<String>>([])
  /// The maximum number of different lines of a process.
  private static let most = 100

  /// Reports an error of a store, each text once, and returns it. Other errors are only returned.
  static func reported(_ error: SwiftDataError) -> SwiftDataError {
    guard error.isOfStore, written.withLock({ $0.count < most && $0.insert(error.description).inserted }) else { return error }
    FileHandle.standardError.write(Data("SwiftData: \(error.description)\n".utf8))
    return error
  }
}
