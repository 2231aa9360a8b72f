/// The body of `POST /v1/unlock`.
struct UnlockRequest: RequestBody, Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable { case passcode }

  let passcode: String
}

/// The body of `PUT /v1/passcode`. The current passcode is needed if there is one.
struct PasscodeRequest: RequestBody, Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable { case current, new }

  let current: String?
  let new: String
}

/// The body of `DELETE /v1/passcode`: the current passcode, or the consent to lose what it protects.
struct PasscodeRemoval: RequestBody, Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable { case current, loseProtectedData }

  let current: String?
  let loseProtectedData: Bool?
}
