import SwiftUICore

/// A label for a value of an axis.
///
/// - Parameters of every initialiser:
///   - centered: true to draw the label midway between its value and the next.
///   - anchor: the point of the label that is placed at its value.
///   - multiLabelAlignment: the alignment of labels of different widths beside the plot.
///   - collisionResolution: the treatment of a label that would overlap the previous one.
///   - orientation: the direction in which the label reads.
///   - horizontalSpacing: the horizontal distance to the plot or the value, in points.
///   - verticalSpacing: the vertical distance to the plot or the value, in points.
public struct AxisValueLabel<Content: View>: _PrimitiveAxisMark {
  public typealias _AxisMarkBody = Never
  private let item: AxisItem
  public func _collect(into items: inout _AxisItems) { items.items.append(item) }

  private init(
    _ content: AxisLabel.Content, _ centered: Bool?, _ anchor: UnitPoint?, _ alignment: Alignment?,
    _ collision: AxisValueLabelCollisionResolution, _ offsetsMarks: Bool?, _ orientation: AxisValueLabelOrientation, _ horizontal: CGFloat?,
    _ vertical: CGFloat?
  ) {
    if offsetsMarks != nil {
      RenderSession.current?.diagnose(
        .note, "chart.offsetsMarks", "offsetsMarks has no effect: labels beside the plot always move it, and inset ones never do")
    }
    let label = AxisLabel(
      content: content, anchor: anchor, alignment: alignment, collision: collision, orientation: orientation, horizontalSpacing: horizontal,
      verticalSpacing: vertical)
    item = AxisItem(kind: .label(label), centered: centered)
  }

  /// Uses a view as the label.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let content = content()
    self.init(
      .view { AnyView(content) }, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
      verticalSpacing)
  }
}

extension AxisValueLabel where Content == Never {
  /// Labels the value in the chart's default format.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .automatic, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
      verticalSpacing)
  }
  /// Labels the value in the given format. A value that does not fit the format is written in the default format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .format(AxisLabelFormat(format)), centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
      verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view { AnyView(Text(titleKey)) }, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
      verticalSpacing)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let title = String(title)
    self.init(
      .view { AnyView(Text(verbatim: title)) }, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
      horizontalSpacing,
      verticalSpacing)
  }
}

/// The direction in which a label reads.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case horizontal, vertical, verticalReversed
  }
  let kind: Kind
  public static let automatic = AxisValueLabelOrientation(kind: .horizontal)
  public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
  /// From top to bottom.
  public static let vertical = AxisValueLabelOrientation(kind: .vertical)
  /// From bottom to top.
  public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}

/// The treatment of a label that would overlap the previous one.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case greedy, disabled, truncate
  }
  let kind: Kind
  let minimumSpacing: CGFloat?
  var priority = 0.0
  /// The label is left out.
  public static let automatic = AxisValueLabelCollisionResolution(kind: .greedy, minimumSpacing: nil)
  /// The label is left out.
  public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy, minimumSpacing: nil)
  /// - Parameters:
  ///   - priority: labels of a higher priority are placed first.
  ///   - minimumSpacing: the minimum distance between two labels, in points.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(kind: .greedy, minimumSpacing: minimumSpacing, priority: priority)
  }
  /// The label is shown anyway.
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled, minimumSpacing: nil)
  /// The label is truncated to the width of its value's space.
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate, minimumSpacing: nil)
}
