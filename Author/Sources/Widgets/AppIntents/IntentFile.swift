import AlmanacWireSchema
import UniformTypeIdentifiers

/// A file as the value of a parameter.
public struct IntentFile: Hashable, Sendable {
  public var filename: String
  /// The file's URL; nil if the file was created from data.
  public let fileURL: URL?
  private let contents: Data?

  /// The file's type: the given one, otherwise the type of the name's extension.
  public let type: UTType?

  public init(data: Data, filename: String, type: UTType? = nil) {
    contents = data
    fileURL = nil
    self.filename = filename
    self.type = type ?? UTType(filenameExtension: (filename as NSString).pathExtension)
  }
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    contents = nil
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
  }

  /// The types that the file can be read as: its own.
  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }
  /// Returns the file's bytes, whatever its type.
  /// - Throws: the error of reading the file.
  public func data(contentType: UTType) async throws -> Data { try contents ?? fileURL.map { try Data(contentsOf: $0) } ?? Data() }
  /// Calls the handler with a file that contains the bytes, and with true if it is the file itself: only if that is allowed. Otherwise it is a temporary
  /// one, which is removed afterwards.
  public func withFile<Result>(
    contentType: UTType, allowOpenInPlace: Bool = false, fileHandler: (URL, Bool) async throws -> Result
  ) async throws -> Result {
    if allowOpenInPlace, let fileURL { return try await fileHandler(fileURL, true) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A path in the name is dropped.
    let file = folder.appendingPathComponent((filename as NSString).lastPathComponent)
    if let fileURL { try FileManager.default.copyItem(at: fileURL, to: file) } else { try data.write(to: file) }
    return try await fileHandler(file, false)
  }

  /// The file's bytes; empty if it cannot be read.
  public var data: Data { contents ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
}

extension IntentFile: _IntentValue {
  public static var _intentType: _IntentValueType { _IntentValueType("file") }
  /// The file's URL; for a file from data, a data URL (RFC 2397) with the file's name.
  public var _json: JSONFragment {
    if let fileURL { return .string(fileURL.absoluteString) }
    let name = filename.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return .string("data:application/octet-stream;name=\(name);base64,\(data.base64EncodedString())")
  }
  public static func _read(_ json: JSONFragment) async throws -> IntentFile {
    guard let text = json.string else { throw ParameterValueError(expected: "the URL of a file", found: json) }
    if let comma = text.range(of: ";base64,"), text.hasPrefix("data:") {
      guard let data = Data(base64Encoded: String(text[comma.upperBound...])) else {
        throw ParameterValueError(expected: "a data URL in base64", found: json)
      }
      // The media type is followed by attributes, such as name=photo.png.
      let attributes = text[..<comma.lowerBound].split(separator: ";").dropFirst()
      let name = attributes.first { $0.hasPrefix("name=") }.flatMap { String($0.dropFirst(5)).removingPercentEncoding }
      // A path in the name is dropped.
      let last = name?.split(separator: "/").last.map(String.init) ?? ""
      return IntentFile(data: data, filename: last.isEmpty ? "data" : last)
    }
    guard let url = URL(string: text), url.isFileURL else { throw ParameterValueError(expected: "the URL of a file, file:///…", found: json) }
    return IntentFile(fileURL: url)
  }
  public var _shown: [_ParameterOption] { [_ParameterOption(value: _json, title: filename)] }
}

/// A person as the value of a parameter.
public struct IntentPerson: Hashable, Sendable {
  /// The name of a person.
  public enum Name: Hashable, Sendable {
    case displayName(String)
    case components(PersonNameComponents)

    public var displayString: String {
      switch self {
      case .displayName(let name): name
      case .components(let components):
        [components.namePrefix, components.givenName, components.middleName, components.familyName, components.nameSuffix]
          .compactMap { $0 }.joined(separator: " ")
      }
    }
  }
  /// The address of a person: mail, phone or another one.
  public enum Handle: Hashable, Sendable {
    case emailAddress(String)
    case phoneNumber(String)
    case applicationDefined(String)

    public var value: String {
      switch self {
      case .emailAddress(let value), .phoneNumber(let value), .applicationDefined(let value): value
      }
    }
  }
  /// The identifier of a person.
  public enum Identifier: Hashable, Sendable {
    case contactID(String)
    case applicationDefined(String)
  }

  public var identifier: Identifier
  public var name: Name
  public var handle: Handle

  public init(identifier: Identifier, name: Name, handle: Handle) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
  }
}

extension IntentPerson: _IntentValue {
  public static var _intentType: _IntentValueType { _IntentValueType("person") }
  public var _json: JSONFragment {
    let identifier =
      switch identifier {
      case .contactID(let text), .applicationDefined(let text): text
      }
    return .object(["name": .string(name.displayString), "handle": .string(handle.value), "identifier": .string(identifier)])
  }

  /// Reads a name, or an object with name, handle and identifier. A handle with an @ is a mail address, one of digits a phone number.
  public static func _read(_ json: JSONFragment) async throws -> IntentPerson {
    guard let name = json.string ?? json["name"]?.string, !name.isEmpty else {
      throw ParameterValueError(expected: "a person, {\"name\": \"Ada\", \"handle\": \"ada@example.org\"}", found: json)
    }
    let handle = json["handle"]?.string ?? name
    let isPhone = handle.contains(where: \.isNumber) && handle.allSatisfy { $0.isNumber || "+-() ".contains($0) }
    return IntentPerson(
      identifier: .applicationDefined(json["identifier"]?.string ?? handle), name: .displayName(name),
      handle: handle.contains("@") ? .emailAddress(handle) : isPhone ? .phoneNumber(handle) : .applicationDefined(handle))
  }
  public var _shown: [_ParameterOption] { [_ParameterOption(value: _json, title: name.displayString, subtitle: handle.value)] }
}
