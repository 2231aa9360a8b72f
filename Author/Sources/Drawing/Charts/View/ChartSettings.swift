import SwiftUICore

/// The settings that modifiers apply to the charts inside a view.
struct ChartSettings {
  struct AxisSettings {
    var visibility = Visibility.automatic
    /// The mark sets; nil = one set of default marks.
    var sets: [AxisMarkSet]?
    var titles: [ChartTitle] = []
    var style: ((ChartAxisContent) -> AnyView)?
    var domain: ChartDomain?
    var insets: _PlotInsets?
    var type: ScaleType?
    /// The visible length of the domain; nil = all of it.
    var visibleLength: Double?
    var visibleStart: _ChartValue?
  }
  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: (() -> AnyView)?
  }
  struct Layer {
    let alignment: Alignment
    let content: (ChartProxy) -> AnyView
  }
  var x = AxisSettings()
  var y = AxisSettings()
  var legend = Legend()
  var foreground = VisualScaleSettings<AnyShapeStyle>()
  /// The colours of `foreground` for a gradient of numbers; nil if its styles are not colours.
  var foregroundColors: [Color]?
  var symbols = VisualScaleSettings<AnyChartSymbolShape>()
  var symbolSizes = VisualScaleSettings<CGFloat>()
  var lines = VisualScaleSettings<StrokeStyle>()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var backgrounds: [Layer] = []
  var overlays: [Layer] = []
}

/// A title of an axis.
struct ChartTitle {
  let position: AnnotationPosition
  let alignment: Alignment?
  let spacing: CGFloat?
  let content: () -> AnyView
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Changes the settings of the charts inside. A modifier closer to the chart takes precedence, because it is applied last.
  func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
