/// The body of `POST /v1/reload`. Without an app it applies to every app that has the kind, without a kind to every kind.
struct ReloadBody: RequestBody, Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable { case app, kind }

  let app: String?
  let kind: String?
}
