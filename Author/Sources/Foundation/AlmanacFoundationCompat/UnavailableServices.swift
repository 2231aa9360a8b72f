import Synchronization

/// Records each service that this process requested and Linux lacks, such as a health database.
///
/// The API behaves as on an Apple device without the service. To explain why, each service is reported once: by a line on standard error, and by a note
/// in each archive that the extension makes from then on (ARCHITECTURE rule 9).
package enum UnavailableServices {
  private static let reported = Mutex<[Report]>([])

  /// A missing service and the consequence.
  package struct Report: Sendable, Equatable {
    /// The stable name of the diagnostic, for example `healthKit.unavailable`.
    package let name: String
    /// What is missing, and what to do about it.
    package let sentence: String
  }

  /// Reports a service. A name that was reported before is not reported again.
  package static func report(_ name: String, _ sentence: String) {
    let isNew = reported.withLock { reported in
      guard !reported.contains(where: { $0.name == name }) else { return false }
      reported.append(Report(name: name, sentence: sentence))
      return true
    }
    if isNew { FileHandle.standardError.write(Data("\(name): \(sentence)\n".utf8)) }
  }

  /// All reports, in order.
  package static var all: [Report] { reported.withLock { $0 } }
}
