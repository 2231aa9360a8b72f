/// Why a call on the bus failed.
public struct BusError: Error, Equatable, CustomStringConvertible {
  /// The D-Bus name of the error, such as `org.freedesktop.DBus.Error.ServiceUnknown`; nil: the connection itself failed.
  public let name: String?
  /// What went wrong, in one line of at most 200 characters.
  public let description: String

  /// Creates an error. Control characters of the message, which another program has written, become spaces.
  init(name: String? = nil, _ message: String) {
    self.name = name
    let line = message.unicodeScalars.prefix(200).map { $0.properties.generalCategory == .control ? " " : Character($0) }
    description = String(line)
  }
}
