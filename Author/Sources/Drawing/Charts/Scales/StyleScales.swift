import SwiftUICore

/// The author's settings for a scale of styles, symbols, dashes or sizes.
struct VisualScaleSettings<Visual> {
  var domain: ChartDomain?
  /// The mapping of numbers to positions in a gradient or between two areas.
  var type: ScaleType?
  var range: [Visual]?
  var mapping: ((_ChartValue) -> Visual?)?
}

/// A scale that assigns styles, symbols or dashes to groups in turn.
struct VisualScale<Visual> {
  /// The names in the legend, in order.
  let names: [String]
  private let visuals: [Visual]
  private let mapping: ((_ChartValue) -> Visual?)?
  private let values: [String: _ChartValue]

  /// - Parameter defaults: assigned to groups in turn if the author sets no styles.
  init(_ data: [_ChartValue], settings: VisualScaleSettings<Visual>, defaults: [Visual]) {
    var names = settings.domain?.categories ?? []
    var values: [String: _ChartValue] = [:]
    for value in data {
      let name = value.categoryName
      if values.updateValue(value, forKey: name) == nil, !names.contains(name) { names.append(name) }
    }
    self.names = names
    self.values = values
    mapping = settings.mapping
    visuals = settings.range.flatMap { $0.isEmpty ? nil : $0 } ?? defaults
  }

  func visual(_ value: _ChartValue) -> Visual? {
    if let visual = mapping?(value) { return visual }
    guard let index = names.firstIndex(of: value.categoryName) else { return nil }
    return visuals[index % visuals.count]
  }
  func visual(named name: String) -> Visual? { visual(values[name] ?? .category(name)) }
}

/// The colours of marks by value: one for each group, or for numbers a place in a gradient.
struct ForegroundScale {
  /// The colours that are assigned to groups in turn; a single series has the first. The order is that of Apple's Swift Charts.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// The default gradient for numbers.
  static let gradient: [Color] = [Color.blue.mix(with: .white, by: 0.75), .blue]

  let groups: VisualScale<AnyShapeStyle>
  /// The scale of numbers and its colours; nil for groups.
  let continuous: (scale: Scale, colors: [Color])?

  init(_ data: [_ChartValue], settings: VisualScaleSettings<AnyShapeStyle>, colors: [Color]?) {
    groups = VisualScale(data, settings: settings, defaults: Self.palette.map { AnyShapeStyle($0) })
    // Numbers that are not finite have no colour.
    let isContinuous =
      settings.mapping == nil && settings.domain?.categories == nil && !data.contains(where: \.isCategory) && data.contains { $0.scalar != nil }
    // Unlike that of an axis, the domain of colours does not include zero: 46 to 59 has the colours from 45 to 60.
    let domain = settings.domain ?? .automatic(includesZero: false, reversed: nil, modify: nil)
    guard isContinuous, settings.range == nil || colors != nil,
      let scale = Scale.covering(data, domain: domain, type: settings.type, rounding: Scale.Rounding()), scale.isContinuous
    else {
      continuous = nil
      return
    }
    continuous = (scale, colors.flatMap { $0.isEmpty ? nil : $0 } ?? Self.gradient)
  }

  func style(_ value: _ChartValue) -> AnyShapeStyle? {
    guard let continuous else { return groups.visual(value) }
    return continuous.scale.fraction(of: value).map { AnyShapeStyle(Self.color(at: $0, in: continuous.colors)) }
  }

  static func color(at fraction: CGFloat, in colors: [Color]) -> Color {
    let position = min(max(fraction, 0), 1) * CGFloat(colors.count - 1)
    let index = min(Int(position), max(0, colors.count - 2))
    guard colors.count > 1 else { return colors[0] }
    return colors[index].mix(with: colors[index + 1], by: Double(position) - Double(index))
  }
}

/// The areas of symbols by value, in square points.
struct SymbolSizeScale {
  /// The default areas of the smallest and the largest symbol.
  static let areas: [CGFloat] = [10, 150]
  private let scale: Scale?
  private let groups: VisualScale<CGFloat>
  private let areas: [CGFloat]
  private let hasMapping: Bool

  init(_ data: [_ChartValue], settings: VisualScaleSettings<CGFloat>) {
    hasMapping = settings.mapping != nil
    areas = settings.range.flatMap { $0.isEmpty ? nil : $0 } ?? Self.areas
    let isContinuous = !data.isEmpty && settings.domain?.categories == nil && data.allSatisfy { $0.scalar != nil }
    scale = isContinuous ? Scale.covering(data, domain: settings.domain, type: settings.type).flatMap { $0.isContinuous ? $0 : nil } : nil
    groups = VisualScale(data, settings: settings, defaults: [20, 60, 100, 140, 180])
  }

  func area(_ value: _ChartValue) -> CGFloat? {
    guard !hasMapping, let scale, let first = areas.first, let last = areas.last else { return groups.visual(value) }
    return scale.fraction(of: value).map { first + (last - first) * min(max($0, 0), 1) }
  }
}

enum LineStyles {
  /// The dashes that are assigned to groups in turn.
  static let sequence: [StrokeStyle] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4]].map {
    StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: $0)
  }
}
