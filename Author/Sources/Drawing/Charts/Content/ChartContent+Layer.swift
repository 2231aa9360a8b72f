import SwiftUICore

extension ChartContent {
  private func layer(_ layer: MarkLayer) -> _ModifiedChartContent<Self> { with { $0.layers.append(layer) } }

  /// Blurs the marks by a radius in points.
  public func blur(radius: CGFloat) -> some ChartContent { layer(.blur(radius)) }
  /// Draws a shadow of the marks' outline; `radius` is the blur radius and `x`, `y` the offset, all in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    layer(.shadow(color, radius: radius, x: x, y: y))
  }
  /// Clips each mark to a shape in the mark's bounding box.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent { layer(.clip(shape, style)) }
  /// Shows the marks only where the mask's marks are opaque. The mask's values do not extend the axes.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    var collected = _ChartMarks()
    content()._collect(into: &collected)
    return layer(.mask(collected.marks))
  }
  /// Draws each mark as one layer.
  public func compositingLayer() -> some ChartContent { layer(.compositing) }

  // MARK: Accessibility

  public func accessibilityLabel(_ label: Text) -> some ChartContent { layer(.accessibilityLabel(label)) }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { layer(.accessibilityLabel(Text(labelKey))) }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { layer(.accessibilityLabel(Text(label))) }
  public func accessibilityValue(_ value: Text) -> some ChartContent { layer(.accessibilityValue(value)) }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { layer(.accessibilityValue(Text(valueKey))) }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { layer(.accessibilityValue(Text(value))) }
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { layer(.accessibilityIdentifier(identifier)) }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { layer(.accessibilityHidden(hidden)) }
}

extension ChartContent {
  /// Adds a view beside the mark, in its ideal size.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of the view along the mark's edge, or inside the mark for an overlay.
  ///   - spacing: the distance to the mark in points.
  ///   - overflowResolution: the treatment of a view that would extend beyond the chart.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    with {
      $0.annotations.append(
        Annotation(position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution) { _ in AnyView(content()) })
    }
  }
  /// Adds a view beside the mark; `content` gets the mark's size.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    with {
      $0.annotations.append(
        Annotation(position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution) { AnyView(content($0)) })
    }
  }
}
