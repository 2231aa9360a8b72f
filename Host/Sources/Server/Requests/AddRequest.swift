import AlmanacWireSchema

/// The body of `POST /v1/instances`.
struct AddRequest: RequestBody, Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable { case app, kind, family, configuration, device, place, slot, position, onto }

  let app: String
  let kind: String
  let family: String
  let configuration: JSONFragment?
  /// Where the widget is put; what is absent is left to the host.
  let device, place, slot: String?
  let position: PositionBody?
  /// The id of a widget onto which it is put: then place, slot and position are that one's.
  let onto: String?
}
