import SwiftUICore

nonisolated extension View {
  public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }
  public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }

  /// Replaces the marks of the x axis.
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = content()
    return chart { $0.x.sets = axisSets(of: content) }
  }
  /// Replaces the marks of the y axis.
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = content()
    return chart { $0.y.sets = axisSets(of: content) }
  }

  /// Changes the x axis as a view: its background, height, font.
  public func chartXAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View {
    chart { $0.x.style = { AnyView(content($0)) } }
  }
  public func chartYAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View {
    chart { $0.y.style = { AnyView(content($0)) } }
  }

  // MARK: Titles

  /// Adds a title of the x axis, by default below it.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View {
    chart { $0.x.titles.append(ChartTitle(position: position, alignment: alignment, spacing: spacing) { AnyView(content()) }) }
  }
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Adds a title of the y axis, by default above it. Beside the plot, the title is rotated.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View {
    chart { $0.y.titles.append(ChartTitle(position: position, alignment: alignment, spacing: spacing) { AnyView(content()) }) }
  }
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
}

/// Returns the mark sets of an axis' content. Settings change while views resolve, which is on the main actor.
private func axisSets<Content: AxisContent>(of content: Content) -> [AxisMarkSet] {
  let content = UncheckedSendable(content)
  return MainActor.assumeIsolated {
    var list = _AxisMarksList()
    content.value._collect(into: &list)
    return UncheckedSendable(list.sets)
  }.value
}
