extension Envelope {
  /// The version of the protocol that this schema describes. Both sides set it in every envelope; a host refuses any other version.
  public static let currentProtocolVersion: UInt32 = 1

  /// An envelope of the current version.
  ///
  /// - Parameter id: The number of the request or call; a reply or answer has the number of the request or call that it answers.
  public init(id: UInt64, _ body: OneOf_Body) {
    self.init()
    protocolVersion = Self.currentProtocolVersion
    self.id = id
    self.body = body
  }
}

extension TimelineArchive {
  /// The version of the archive's schema. An archive of another version is refused.
  public static let currentSchemaVersion: UInt32 = 1
}

extension PainterMessage {
  /// The version of the painter's protocol. Both sides set it in every message and refuse any other.
  public static let currentProtocolVersion: UInt32 = 1

  /// A message of the current version.
  ///
  /// - Parameter id: The number of the order to which the message belongs.
  public init(id: UInt64, _ body: OneOf_Body) {
    self.init()
    protocolVersion = Self.currentProtocolVersion
    self.id = id
    self.body = body
  }
}
