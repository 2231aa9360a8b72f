/// The body of `POST /v1/apps`.
struct InstallRequest: RequestBody, Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable { case bundle, shareGroups }

  /// Absolute path of an app bundle on this machine.
  let bundle: String
  /// The app groups of other apps that the app may share; nil: none.
  let shareGroups: [String]?
}
