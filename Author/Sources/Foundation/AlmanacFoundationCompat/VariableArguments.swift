/// Arguments of a format, as `getVaList(_:)` returns them. Apple's function returns a `CVaListPointer` that an autorelease pool owns; Linux has no
/// such pool, so the functions that take it have an overload for this type. Other functions need `withVaList(_:_:)`.
public struct VariableArguments {
  let arguments: [any CVarArg]
}

public func getVaList(_ args: [any CVarArg]) -> VariableArguments { VariableArguments(arguments: args) }

extension NSString {
  public convenience init(format: String, arguments argList: VariableArguments) {
    self.init(string: DeviceStrings.string(format: format, locale: nil, arguments: argList.arguments))
  }
}

extension _PredicateFormat where Self == NSPredicate {
  public init(format predicateFormat: String, arguments argList: VariableArguments) {
    self.init(format: predicateFormat, arguments: argList.arguments)
  }
}

public func NSLogv(_ format: String, _ args: VariableArguments) {
  NSLog("%@", DeviceStrings.string(format: format, locale: nil, arguments: args.arguments))
}
