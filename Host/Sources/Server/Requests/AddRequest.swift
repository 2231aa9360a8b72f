import WireSchema

/// The body of `POST /v1/instances`.
struct AddRequest: RequestBody {
  enum CodingKeys: String, CodingKey, CaseIterable { case app, kind, family, configuration }

  let app: String
  let kind: String
  let family: String
  let configuration: JSONFragment?
}
