/// The body of `POST /v1/apps`.
struct InstallRequest: RequestBody, Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable { case bundle }

  /// Absolute path of an app bundle on this machine.
  let bundle: String
}
