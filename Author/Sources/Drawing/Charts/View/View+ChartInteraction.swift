import SwiftUICore

/// Stubs. Interaction that works only in apps: a widget's chart neither scrolls nor selects values.
nonisolated extension View {
  private func withNote(_ name: String, _ message: String, _ change: @escaping (inout ChartSettings) -> Void = { _ in }) -> some View {
    chart { settings in
      MainActor.assumeIsolated { RenderSession.current?.diagnose(.note, name, message) }
      change(&settings)
    }
  }
  private func scrolling(_ change: @escaping (inout ChartSettings) -> Void = { _ in }) -> some View {
    withNote("chart.scrolling", "a widget's chart does not scroll: it shows the visible domain from its first position", change)
  }
  private func selecting() -> some View {
    withNote("chart.selection", "values of a widget's chart cannot be selected: the binding keeps its value; use Button(intent:) or Link")
  }

  // MARK: Scrolling

  /// Stub. Sets the directions in which the chart scrolls in an app. A note reports that a widget's chart does not scroll.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { scrolling() }
  /// Shows a part of the domain with the given length (for dates in seconds), starting at the position of `chartScrollPosition` or at its start.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.x.visibleLength = length.chartValue.scalar }
  }
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.y.visibleLength = length.chartValue.scalar }
  }
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { scrolling { $0.x.visibleStart = initialX.chartValue } }
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { scrolling { $0.y.visibleStart = initialY.chartValue } }
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { chartScrollPosition(initialX: x.wrappedValue) }
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { chartScrollPosition(initialY: y.wrappedValue) }
  /// Stub. Sets where scrolling stops in an app. A note reports that a widget's chart does not scroll.
  public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B) -> some View { scrolling() }

  // MARK: Selection

  /// Stub. Makes values selectable in an app. A note reports that values of a widget's chart cannot be selected.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { selecting() }
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { selecting() }
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { selecting() }
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { selecting() }
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { selecting() }
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View { selecting() }
}

/// Stub. Decides where scrolling of an app's chart stops.
public protocol ChartScrollTargetBehavior {}

/// Stops at round values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// The distance between pages.
  public struct MajorValueAlignment<Value: Plottable> {
    public static var page: MajorValueAlignment<Value> { MajorValueAlignment() }
    public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> where Value == Date { MajorValueAlignment() }
    public static func unit(_ unit: Value) -> MajorValueAlignment<Value> { MajorValueAlignment() }
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment<Date>? = nil
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior()
  }
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment<P>? = nil
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior()
  }
}
