import AlmanacProfiles
import AlmanacWireSchema

/// Cuts and cleans the text of a reply that the host stores, logs or prints (ARCHITECTURE rule 11).
///
/// It is applied where a reply arrives, so that everything behind it may rely on short single lines without control characters.
struct ReplyText {
  let limits: LimitsProfile

  /// The error for a failure that an extension reports.
  func error(_ failure: ExtensionFailure) -> ExtensionError {
    .refused(name: name(failure.name), message: message(failure.message), diagnostics: diagnostics(failure.diagnostics))
  }

  func name(_ text: String) -> String { Printable.stableName(text, bytes: limits.errorNameBytes) }
  func message(_ text: String) -> String { Printable.line(text, bytes: limits.messageBytes) }

  /// Returns the first diagnostics, each with short lines. Those of Almanac's own frameworks stay as they are.
  func diagnostics(_ all: [Diagnostic]) -> [Diagnostic] {
    all.prefix(limits.diagnostics).map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.name = name(diagnostic.name)
      diagnostic.message = message(diagnostic.message)
      diagnostic.place = Printable.line(diagnostic.place, bytes: limits.nameBytes)
      diagnostic.file = Printable.line(diagnostic.file, bytes: limits.nameBytes)
      return diagnostic
    }
  }
}
