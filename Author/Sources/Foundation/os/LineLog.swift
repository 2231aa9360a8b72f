import AlmanacFoundationCompat
import Logging

/// Writes each message as one line to standard error: `error org.example.app:provider: could not fetch`.
struct LineLog: LogHandler {
  let label: String
  var metadata: Logging.Logger.Metadata = [:]
  var logLevel: Logging.Logger.Level = .trace
  var metadataProvider: Logging.Logger.MetadataProvider?

  init(label: String) { self.label = label }

  subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    FileHandle.standardError.write(Data("\(event.level) \(label): \(event.message)\n".utf8))
  }
}
