import AlmanacWireSchema

/// The reason why a request failed. The host receives its name and message.
enum ExtensionRequestError: Error, CustomStringConvertible {
  case completionNever(String)
  case unknownKind(String, known: [String])
  case unknownPreview(String)
  case unsupportedFamily(String, kind: String, supported: [String])
  case unknownParameter(String, known: [String])
  case optionsUnavailable(String)
  case unknownIntent(String)
  case malformedConfiguration(String)
  /// The configured object no longer exists, and the parameter has no other value.
  case vanishedConfiguration(String)
  case malformedRequest(String)
  case emptyTimeline(kind: String)
  case entriesTooLarge(kind: String, bytes: Int, limit: Int)
  /// All remaining entries are too expensive to paint; the diagnostic describes the last one.
  case paintingTooExpensive(Diagnostic)
  /// A view could not read its data.
  case contentUnavailable(Diagnostic)
  case cancelled
  case provider(String)

  var name: String {
    switch self {
    case .completionNever: "completion.never"
    case .unknownKind: "kind.unknown"
    case .unknownPreview: "preview.unknown"
    case .unsupportedFamily: "family.unsupported"
    case .unknownParameter: "parameter.unknown"
    case .optionsUnavailable: "options.unavailable"
    case .unknownIntent: "intent.unknown"
    case .malformedConfiguration: "configuration.malformed"
    case .vanishedConfiguration: "configuration.vanished"
    case .malformedRequest: "request.malformed"
    case .emptyTimeline: "timeline.empty"
    case .entriesTooLarge: "entry.tooLarge"
    case .paintingTooExpensive: "limit.paintCost"
    case .contentUnavailable(let diagnostic): diagnostic.name
    case .cancelled: "request.cancelled"
    case .provider: "provider.failed"
    }
  }

  var message: String {
    switch self {
    case .completionNever(let method):
      "\(method) released its completion handler without calling it; call it on every path, also after an error"
    case .unknownKind(let kind, let known):
      "the extension has no widget of kind “\(kind)”; it has \(known.isEmpty ? "none" : known.joined(separator: ", "))"
    case .unknownPreview(let id): "the extension declares no preview “\(id)”; request its previews again"
    case .unsupportedFamily(let family, let kind, let supported):
      "\(kind) does not support \(family); it supports \(supported.isEmpty ? "none" : supported.joined(separator: ", "))"
    case .unknownParameter(let name, let known):
      "the configuration has no parameter “\(name)”; it has \(known.isEmpty ? "none" : known.joined(separator: ", "))"
    case .optionsUnavailable(let why), .malformedConfiguration(let why), .vanishedConfiguration(let why), .malformedRequest(let why),
      .provider(let why):
      why
    case .paintingTooExpensive(let diagnostic), .contentUnavailable(let diagnostic):
      diagnostic.file.isEmpty ? diagnostic.message : "\(diagnostic.message) (\(diagnostic.file):\(diagnostic.line))"
    case .unknownIntent(let type): "the extension has no intent “\(type)” that a visible button or toggle performs; load the widget again"
    case .emptyTimeline(let kind): "\(kind) gave a timeline without entries; give at least one, for instance with the data known now"
    case .entriesTooLarge(let kind, let bytes, let limit):
      "every entry of \(kind) is too large: up to \(bytes) bytes, and the limit is \(limit); draw fewer or simpler paths and views"
    case .cancelled: "the host cancelled the request"
    }
  }

  var description: String { message }

  /// Returns the failure that the host receives when a request throws `error`.
  static func failure(_ error: any Error) -> ExtensionFailure {
    let named: ExtensionRequestError =
      switch error {
      case let error as ExtensionRequestError: error
      case ParameterConfigurationError.faulty(let fault) where fault.kind == .vanished: .vanishedConfiguration(fault.message)
      case let error as ParameterConfigurationError: .malformedConfiguration("\(error)")
      case is CancellationError: .cancelled
      default: .provider(ErrorWords.of(error))
      }
    var failure = ExtensionFailure()
    failure.name = named.name
    failure.message = named.message
    return failure
  }
}
