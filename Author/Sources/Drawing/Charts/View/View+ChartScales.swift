import SwiftUICore

nonisolated extension View {
  private func xScale(_ domain: (any ScaleDomain)?, _ range: (any PositionScaleRange)?, _ type: ScaleType?) -> some View {
    chart { $0.x.set(domain, range, type) }
  }
  private func yScale(_ domain: (any ScaleDomain)?, _ range: (any PositionScaleRange)?, _ type: ScaleType?) -> some View {
    chart { $0.y.set(domain, range, type) }
  }

  /// - Parameters:
  ///   - domain: the values at both ends of the axis, or its categories in order.
  ///   - range: the part of the plot to which the domain is mapped.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View {
    xScale(domain, range, type)
  }
  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View { xScale(domain, nil, type) }
  public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View { xScale(nil, range, type) }
  public func chartXScale(type: ScaleType? = nil) -> some View { xScale(nil, nil, type) }

  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View {
    yScale(domain, range, type)
  }
  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View { yScale(domain, nil, type) }
  public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View { yScale(nil, range, type) }
  public func chartYScale(type: ScaleType? = nil) -> some View { yScale(nil, nil, type) }

  // MARK: Colours

  /// Sets the styles of the groups that `foregroundStyle(by:)` makes, in the order of the legend.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<DataValue, S>) -> some View {
    chart {
      $0.foreground = VisualScaleSettings(
        domain: .categories(mapping.map(\.key.chartValue.categoryName)), range: mapping.map { AnyShapeStyle($0.value) }, mapping: nil)
      $0.foregroundColors = nil
    }
  }
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View
  where Range.VisualValue: ShapeStyle {
    chart {
      $0.foreground = VisualScaleSettings(
        domain: domain._chartDomain.domain, type: type, range: range._visualValues.map { AnyShapeStyle($0) }, mapping: nil)
      $0.foregroundColors = range._visualValues as? [Color]
    }
  }
  public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chart {
      $0.foreground.domain = domain._chartDomain.domain
      $0.foreground.type = type
    }
  }
  public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { chart { $0.foreground.type = type } }
  public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
  where Range.VisualValue: ShapeStyle {
    chart {
      $0.foreground.range = range._visualValues.map { AnyShapeStyle($0) }
      $0.foreground.type = type
      $0.foregroundColors = range._visualValues as? [Color]
    }
  }
  /// - Parameter mapping: returns the style of a value.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(mapping: @escaping (DataValue) -> S) -> some View {
    chart { $0.foreground.mapping = { DataValue(chartValue: $0).map { AnyShapeStyle(mapping($0)) } } }
  }
  public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(domain: Domain, mapping: @escaping (Domain.Element) -> S) -> some View
  where Domain.Element: Plottable {
    chart {
      $0.foreground.domain = .categories(domain.map(\.chartValue.categoryName))
      $0.foreground.mapping = { Domain.Element(chartValue: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  // MARK: Symbols

  /// Sets the symbols of the groups that `symbol(by:)` makes, in the order of the legend.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<DataValue, S>) -> some View {
    chart {
      $0.symbols = VisualScaleSettings(
        domain: .categories(mapping.map(\.key.chartValue.categoryName)), range: mapping.map { AnyChartSymbolShape($0.value) }, mapping: nil)
    }
  }
  public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) -> some View
  where Range.VisualValue: ChartSymbolShape {
    chart {
      $0.symbols = VisualScaleSettings(domain: domain._chartDomain.domain, range: range._visualValues.map { AnyChartSymbolShape($0) }, mapping: nil)
    }
  }
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View { chart { $0.symbols.domain = domain._chartDomain.domain } }
  public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue: ChartSymbolShape {
    chart { $0.symbols.range = range._visualValues.map { AnyChartSymbolShape($0) } }
  }
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(mapping: @escaping (DataValue) -> S) -> some View {
    chart { $0.symbols.mapping = { DataValue(chartValue: $0).map { AnyChartSymbolShape(mapping($0)) } } }
  }

  /// Sets the range of areas for `symbolSize(by:)`, in square points.
  public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View
  where Range.VisualValue == CGFloat {
    chart { $0.symbolSizes = VisualScaleSettings(domain: domain._chartDomain.domain, type: type, range: range._visualValues, mapping: nil) }
  }
  public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chart {
      $0.symbolSizes.domain = domain._chartDomain.domain
      $0.symbolSizes.type = type
    }
  }
  public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View where Range.VisualValue == CGFloat {
    chart {
      $0.symbolSizes.range = range._visualValues
      $0.symbolSizes.type = type
    }
  }
  public func chartSymbolSizeScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, CGFloat>) -> some View {
    chart {
      $0.symbolSizes = VisualScaleSettings(domain: .categories(mapping.map(\.key.chartValue.categoryName)), range: mapping.map(\.value), mapping: nil)
    }
  }
  public func chartSymbolSizeScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> CGFloat) -> some View {
    chart { $0.symbolSizes.mapping = { DataValue(chartValue: $0).map(mapping) } }
  }

  // MARK: Lines

  /// Sets the strokes of the groups that `lineStyle(by:)` makes, in the order of the legend.
  public func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View {
    chart {
      $0.lines = VisualScaleSettings(domain: .categories(mapping.map(\.key.chartValue.categoryName)), range: mapping.map(\.value), mapping: nil)
    }
  }
  public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) -> some View
  where Range.VisualValue == StrokeStyle {
    chart { $0.lines = VisualScaleSettings(domain: domain._chartDomain.domain, range: range._visualValues, mapping: nil) }
  }
  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View { chart { $0.lines.domain = domain._chartDomain.domain } }
  public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue == StrokeStyle {
    chart { $0.lines.range = range._visualValues }
  }
  public func chartLineStyleScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> StrokeStyle) -> some View {
    chart { $0.lines.mapping = { DataValue(chartValue: $0).map(mapping) } }
  }
}

extension ChartSettings.AxisSettings {
  fileprivate mutating func set(_ domain: (any ScaleDomain)?, _ range: (any PositionScaleRange)?, _ type: ScaleType?) {
    self.domain = domain?._chartDomain.domain ?? self.domain
    insets = range?._plotInsets ?? insets
    self.type = type ?? self.type
  }
}
