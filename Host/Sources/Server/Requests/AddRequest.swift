import WireSchema

/// The body of `POST /v1/instances`.
struct AddRequest: Decodable {
  let app: String
  let kind: String
  let family: String
  let configuration: JSONFragment?
}
