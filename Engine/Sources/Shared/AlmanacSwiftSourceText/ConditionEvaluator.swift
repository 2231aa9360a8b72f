/// Evaluates `#if` conditions of sources that are written for an Apple platform and compiled on Linux.
///
/// Conditions on the platform have the platform's values; all others have the values of the compiler on Linux.
public struct ConditionEvaluator {
  /// The platform that the sources are written for; nil = any platform, so that conditions on the platform have no value.
  public var platform: ApplePlatform?
  /// Flags that every build defines.
  public var definedFlags: Set<String>
  /// Flags that only some builds define.
  public var possibleFlags: Set<String>
  /// The version that `swift()` compares with, which depends on the language mode; nil if unknown.
  public var languageVersion: SwiftVersion?
  /// The version that `compiler()` compares with; nil if unknown.
  public var compilerVersion: SwiftVersion?
  /// Returns true if the build finds a module.
  public var isImportable: (String) -> Bool

  public init(
    platform: ApplePlatform? = nil, definedFlags: Set<String> = [], possibleFlags: Set<String> = ["DEBUG"], languageVersion: SwiftVersion? = nil,
    compilerVersion: SwiftVersion? = nil, isImportable: @escaping (String) -> Bool = { _ in true }
  ) {
    self.platform = platform
    self.definedFlags = definedFlags
    self.possibleFlags = possibleFlags
    self.languageVersion = languageVersion
    self.compilerVersion = compilerVersion
    self.isImportable = isImportable
  }

  /// Returns true if the condition holds; nil if that is unknown.
  public func value(of condition: Condition) -> Bool? { value(of: condition.expression) }

  private func value(of expression: Condition.Expression) -> Bool? {
    switch expression {
    case .check(let check): value(of: check)
    case .not(let operand): value(of: operand).map(!)
    case .all(let operands): combined(operands, decidedBy: false)
    case .any(let operands): combined(operands, decidedBy: true)
    case .unknown: nil
    }
  }

  /// Returns the value of `&&`, which is false if one operand is, or of `||`, which is true if one operand is.
  private func combined(_ operands: [Condition.Expression], decidedBy deciding: Bool) -> Bool? {
    let values = operands.map { value(of: $0) }
    if values.contains(deciding) { return deciding }
    return values.contains(nil) ? nil : !deciding
  }

  private func value(of check: Condition.Check) -> Bool? {
    guard let argument = check.argument else { return value(ofFlag: check.name) }
    if let value = platform?.value(of: check) { return value }
    switch check.name {
    case "os": return ApplePlatform.decides(check) ? nil : argument == "Linux"
    case "targetEnvironment": return ApplePlatform.decides(check) ? nil : false
    // No module on Linux has submodules.
    case "canImport": return !argument.contains(".") && isImportable(Condition.Check.module(argument))
    case "swift": return languageVersion.flatMap { $0.satisfies(argument) }
    case "compiler": return compilerVersion.flatMap { $0.satisfies(argument) }
    default: return nil
    }
  }

  private func value(ofFlag name: String) -> Bool? {
    switch name {
    case "true": true
    case "false": false
    default: definedFlags.contains(name) ? true : possibleFlags.contains(name) ? nil : false
    }
  }
}

extension ApplePlatform {
  /// Returns true if some platform decides the value of `check`.
  fileprivate static func decides(_ check: Condition.Check) -> Bool { allCases.contains { $0.value(of: check) != nil } }
}
