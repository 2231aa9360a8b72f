import ActivityKit
import AlmanacWireSchema

/// The requested content of an activity, as JSON: `{"attributes": {…}, "state": {…}, "isStale": true, "preview": 2, "id": "…"}`. Each part is optional.
///
/// A missing part is taken from the extension's previews: `#Preview(as:using:widget:contentStates:)`, or `previewContext` in a
/// `PreviewProvider`. `preview` is the index of one of their states, from 0.
struct ActivityContentRequest<Attributes: ActivityAttributes> {
  private let attributes: Attributes?
  private let state: Attributes.ContentState?
  private let isStale: Bool?
  private let preview: Int?
  private let id: String?

  /// - Throws: ``ExtensionRequestError/malformedConfiguration(_:)``.
  init(_ configuration: Data) throws {
    guard !configuration.isEmpty else {
      (attributes, state, isStale, preview, id) = (nil, nil, nil, nil, nil)
      return
    }
    guard case .object(let members)? = try? JSONFragment(data: configuration) else { throw ParameterConfigurationError.notAnObject }
    let known = ["attributes", "state", "isStale", "preview", "id"]
    if let unknown = members.keys.sorted().first(where: { !known.contains($0) }) {
      throw ParameterConfigurationError.faulty(.unknown(parameter: unknown, intent: "the content of an activity", known: known))
    }
    // The content of an activity that runs comes from its app or from a push, which devices decode strictly.
    let decoder = members["id"] == nil ? ActivityJSON.decoder : JSONDecoder()
    attributes = try members["attributes"].map { try Self.decode(Attributes.self, $0, "attributes", decoder) }
    state = try members["state"].map { try Self.decode(Attributes.ContentState.self, $0, "state", decoder) }
    isStale = try members["isStale"].map { try Self.decode(Bool.self, $0, "isStale") }
    preview = try members["preview"].map { try Self.decode(Int.self, $0, "preview") }
    id = try members["id"].map { try Self.decode(String.self, $0, "id") }
  }

  /// Returns the content to draw.
  /// - Throws: ``ExtensionRequestError/malformedConfiguration(_:)`` if a part is missing from both the request and the previews.
  @MainActor
  func context(for family: WidgetFamilyValue) async throws -> ActivityViewContext<Attributes> {
    if let attributes, let state { return made(attributes, state, isStale ?? false) }
    let previewed = await ActivityPreviews.contents(of: Attributes.self, family: family)
    let index = preview ?? 0
    guard previewed.indices.contains(index) else {
      throw ExtensionRequestError.malformedConfiguration(
        previewed.isEmpty
          ? "there is no content for \(Attributes.self): give {\"attributes\": {…}, \"state\": {…}}, or add a #Preview(as: .content, using:) to the extension"
          : "\(Attributes.self) has no previewed state \(index); its previewed states are 0 to \(previewed.count - 1)")
    }
    let found = previewed[index]
    return made(attributes ?? found.attributes, state ?? found.state, isStale ?? found.isStale)
  }

  private func made(_ attributes: Attributes, _ state: Attributes.ContentState, _ isStale: Bool) -> ActivityViewContext<Attributes> {
    ActivityViewContext(activityID: id ?? "almanac", attributes: attributes, state: state, isStale: isStale)
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, _ json: JSONFragment, _ part: String, _ decoder: JSONDecoder = JSONDecoder()
  ) throws -> Value {
    do { return try decoder.decode(type, from: json.data) } catch let error as DecodingError {
      throw ExtensionRequestError.malformedConfiguration("the activity's \(part) do not fit \(type): \(ActivityJSON.sentence(error))")
    }
  }
}

/// Reads an activity's content that a person wrote as JSON, as Foundation's coders do; dates may also be ISO 8601 strings.
enum ActivityJSON {
  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      if let seconds = try? container.decode(Double.self) { return Date(timeIntervalSinceReferenceDate: seconds) }
      let text = try container.decode(String.self)
      guard let date = InstantText.date(text) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a date; write it as 2026-03-14T09:30:00Z")
      }
      return date
    }
    return decoder
  }

  /// Describes the wrong value and its position.
  static func sentence(_ error: DecodingError) -> String {
    func place(_ path: [any CodingKey]) -> String { path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".") }
    switch error {
    case .keyNotFound(let key, let context): return "“\(place(context.codingPath + [key]))” is missing"
    case .typeMismatch(let type, let context): return "“\(place(context.codingPath))” is not of type \(type)"
    case .valueNotFound(let type, let context): return "“\(place(context.codingPath))” is null; a \(type) is required"
    case .dataCorrupted(let context): return "“\(place(context.codingPath))”: \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }
}
