nonisolated extension ViewModifier {
  /// Animates the changes that this modifier makes.
  public func animation(_ animation: Animation?) -> some ViewModifier { AnimatedModifier(modifier: self, animation: animation) }
}

nonisolated private struct AnimatedModifier<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let animation: Animation?
  @MainActor func body(content: Content) -> some View { content.modifier(modifier).animation(animation) }
}
