import SwiftUICore

nonisolated extension View {
  // MARK: Legend

  public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.visibility = visibility } }
  /// Places the legend, by default below the plot at its leading edge.
  ///
  /// - Parameter spacing: the distance to the chart in points.
  public func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View {
    chart {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
    }
  }
  /// Uses a view as the legend.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    chart {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
      $0.legend.content = { AnyView(content()) }
    }
  }

  // MARK: Plot

  /// Changes the plot as a view: its background, border, size.
  public func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }
  /// Puts views behind the chart; the proxy gives them the places of its values.
  public func chartBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View {
    chart { $0.backgrounds.append(ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) }) }
  }
  /// Puts views in front of the chart; the proxy gives them the places of its values.
  public func chartOverlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View {
    chart { $0.overlays.append(ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) }) }
  }
}
