import Foundation
import Testing

/// A checkable statement of a public document, its source, and a check of what the product does.
///
/// Tests list statements in tables, run them as arguments, and `Scripts/write-conformance` makes Documentation/Conformance.md of their results.
public struct Statement: CustomTestStringConvertible, Sendable {
  /// The statement in one sentence.
  public let claim: String
  public let source: DocumentSource
  /// How the product differs from the statement; nil if it does what the document states. UNSUPPORTED.md or the documentation says it, too.
  public let difference: String?
  /// The symbol or the format of the statement. `about` and `Statement.numbered` set these.
  public fileprivate(set) var subject = ""
  public fileprivate(set) var area = ""
  fileprivate var number = 0
  /// Compares what is stated with what the product does.
  public let compare: @MainActor @Sendable () async throws -> Comparison

  public struct Comparison: Sendable {
    public let holds: Bool
    public let expected: String
    public let got: String
  }

  /// A statement about a value.
  public init<Value: Equatable & Sendable>(
    _ claim: String, _ source: DocumentSource, is expected: Value, differs difference: String? = nil,
    _ value: @escaping @MainActor @Sendable () async throws -> Value
  ) {
    self.init(claim, source, differs: difference) {
      let got = try await value()
      return Comparison(holds: got == expected, expected: "\(expected)", got: "\(got)")
    }
  }

  /// A statement that holds or does not.
  public init(
    _ claim: String, _ source: DocumentSource, differs difference: String? = nil, holds: @escaping @MainActor @Sendable () async throws -> Bool
  ) {
    self.init(claim, source, is: true, differs: difference, holds)
  }

  /// A statement about lengths, angles or parts of colours.
  ///
  /// - Parameter tolerance: in points for lengths; a pixel of a 3× screen is a third of a point.
  public init(
    _ claim: String, _ source: DocumentSource, _ expected: [CGFloat], within tolerance: CGFloat = 0.01, differs difference: String? = nil,
    _ measured: @escaping @MainActor @Sendable () async throws -> [CGFloat]
  ) {
    self.init(claim, source, differs: difference) {
      let got = try await measured()
      let holds = got.count == expected.count && zip(got, expected).allSatisfy { ($0 - $1).magnitude <= tolerance }
      return Comparison(holds: holds, expected: "\(expected)", got: "\(got)")
    }
  }

  private init(
    _ claim: String, _ source: DocumentSource, differs difference: String?, _ compare: @escaping @MainActor @Sendable () async throws -> Comparison
  ) {
    self.claim = claim
    self.source = source
    self.difference = difference
    self.compare = compare
  }

  public var testDescription: String { "\(subject): \(claim) [\(source.title)]" }

  /// Records an issue if the product does not do what the document states, and also if it does although the statement is marked as one that differs.
  @MainActor public func check(sourceLocation: SourceLocation = #_sourceLocation) async {
    do {
      let result = try await compare()
      let said = "\(subject): \(claim)\nstated: \(result.expected)\nfound: \(result.got)\nsource: \(source.title) \(source.address ?? "")"
      let isAsMarked = result.holds == (difference == nil)
      #expect(isAsMarked, Comment(rawValue: said), sourceLocation: sourceLocation)
      if isAsMarked { StatementRecord.add(self) }
    } catch {
      Issue.record(error, Comment(rawValue: "\(subject): \(claim)"), sourceLocation: sourceLocation)
    }
  }

  /// Numbers the statements of an area, in the order in which the page lists them.
  public static func numbered(_ area: String, _ tables: [[Statement]]) -> [Statement] {
    tables.joined().enumerated().map { index, statement in
      var numbered = statement
      (numbered.area, numbered.number) = (area, index)
      return numbered
    }
  }

  /// The problems of a list of statements: claims that occur twice and claims that are no sentence; a test expects none.
  public static func problems(_ statements: [Statement]) -> [String] {
    let twice = Dictionary(grouping: statements) { "\($0.subject): \($0.claim)" }.filter { $1.count > 1 }.keys.sorted().map { "twice: \($0)" }
    let short = statements.filter { $0.claim.count < 8 || $0.subject.isEmpty || $0.source.title.isEmpty }
      .map { "no subject, claim or source: \($0.claim)" }
    let torn = statements.filter { ($0.claim + ($0.difference ?? "")).contains { "|\n".contains($0) } }.map { "a | or a new line: \($0.claim)" }
    return twice + short + torn
  }

  fileprivate var record: [String: String] {
    var record = ["area": area, "subject": subject, "number": "\(number)", "claim": claim, "source": source.title]
    record["address"] = source.address
    record["difference"] = difference
    return record
  }
}

/// Returns the statements as ones about a symbol or a format.
public func about(_ subject: String, _ statements: [Statement]) -> [Statement] {
  statements.map {
    var statement = $0
    statement.subject = subject
    return statement
  }
}

/// The results of a run of tests: one line of JSON for each statement, in a file in the folder that `ALMANAC_CONFORMANCE` names.
private enum StatementRecord {
  static let file: FileHandle? = ProcessInfo.processInfo.environment["ALMANAC_CONFORMANCE"].flatMap { folder in
    let path = "\(folder)/\(ProcessInfo.processInfo.processIdentifier).jsonl"
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return nil }
    return FileHandle(forWritingAtPath: path)
  }

  /// One write for each line, so that the lines of tests that run at once are not mixed.
  @MainActor static func add(_ statement: Statement) {
    guard let file, var line = try? JSONEncoder().encode(statement.record) else { return }
    line.append(UInt8(ascii: "\n"))
    try? file.write(contentsOf: line)
  }
}
