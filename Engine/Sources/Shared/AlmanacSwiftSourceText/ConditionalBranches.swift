/// Finds the code of a source that may be compiled, from its conditional compilation directives.
///
/// It must get all directives in the order of the source.
public struct ConditionalBranches {
  private let evaluator: ConditionEvaluator
  private let bytes: [UInt8]
  /// An entry for each open `#if`: if the current branch may be compiled, and if the current or an earlier branch certainly is.
  private var open: [(mayBeCompiled: Bool, isDecided: Bool)] = []

  public init(of bytes: [UInt8], _ evaluator: ConditionEvaluator) {
    self.evaluator = evaluator
    self.bytes = bytes
  }

  /// True if the code after the last directive may be compiled: no condition around it is known to be false.
  public var mayBeCompiled: Bool { open.allSatisfy(\.mayBeCompiled) }

  public mutating func follow(_ directive: SwiftToken.Directive) {
    switch directive {
    case .if(let range):
      let value = value(range)
      open.append((value != false, value == true))
    case .elseif(let range): nextBranch(value(range))
    case .else: nextBranch(true)
    case .endif: _ = open.popLast()
    }
  }

  private func value(_ range: Range<Int>) -> Bool? { evaluator.value(of: Condition(bytes, in: range)) }

  private mutating func nextBranch(_ value: Bool?) {
    guard let last = open.popLast() else { return }
    open.append((!last.isDecided && value != false, last.isDecided || value == true))
  }
}
