/// The body of `POST /v1/apps`.
struct InstallRequest: Codable {
  /// Absolute path of an app bundle on this machine.
  let bundle: String
}
