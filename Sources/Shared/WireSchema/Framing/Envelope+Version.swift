extension Envelope {
  /// The version of the protocol that this schema describes. Both sides set it in every envelope; a host refuses another one.
  public static let currentProtocolVersion: UInt32 = 1

  /// An envelope of the current version.
  ///
  /// - Parameter id: A request's or call's own number; a reply or an answer repeats the number of what it replies to.
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
