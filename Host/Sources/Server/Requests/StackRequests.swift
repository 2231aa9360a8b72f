/// The body of `POST /v1/instances/{id}/stack`.
struct OntoRequest: RequestBody, Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable { case onto }

  /// The id of another widget of the same size and place.
  let onto: String
}

/// The body of `PUT /v1/stacks/{stack}/top`.
struct TopRequest: RequestBody, Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable { case instance }

  /// The id of one of the stack's widgets.
  let instance: String
}

/// The body of `PATCH /v1/stacks/{stack}`. What is absent stays.
struct StackChange: RequestBody, Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable { case order, smartRotate }

  /// The ids of all its widgets.
  let order: [String]?
  let smartRotate: Bool?

  func checked() throws(APIError) -> StackChange {
    guard order != nil || smartRotate != nil else {
      throw APIError(.unprocessableContent, "edit.empty", "name what changes: order, smartRotate or both")
    }
    return self
  }
}
