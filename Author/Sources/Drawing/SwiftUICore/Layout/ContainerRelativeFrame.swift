nonisolated extension View {
  /// Gives the view the widget's size inside its content margins on the given axes.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Divides the widget into `count` equal parts that are `spacing` points apart, and gives the view the length of `span` parts.
  public func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(count, 1))
      let part = (length - spacing * (parts - 1)) / parts
      return part * CGFloat(span) + spacing * CGFloat(max(span - 1, 0))
    }
  }

  /// Gives the view a length that `length` computes from the widget's length.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    ContainerRelativeFrame(content: self, axes: axes, alignment: alignment, length: length)
  }
}

nonisolated private struct ContainerRelativeFrame<Content: View>: View {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor var body: some View {
    let core = EnvironmentStack.current.core
    let width = core.displaySize.width - core.contentMargins.leading - core.contentMargins.trailing
    let height = core.displaySize.height - core.contentMargins.top - core.contentMargins.bottom
    content.frame(
      width: axes.contains(.horizontal) ? max(0, length(width, .horizontal)) : nil,
      height: axes.contains(.vertical) ? max(0, length(height, .vertical)) : nil, alignment: alignment)
  }
}
