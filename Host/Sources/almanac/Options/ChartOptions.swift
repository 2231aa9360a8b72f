import AlmanacPainter
import AlmanacReloadCharts
import AlmanacScheduler
import AlmanacWireSchema
import ArgumentParser
import Foundation
import Reports

/// The options of the chart that `almanac simulate` draws.
struct ChartOptions: ParsableArguments {
  @Option(name: .shortAndLong, help: ArgumentHelp("Also draw a chart, as .svg or .png.", valueName: "file"))
  var output: String?
  @Option(help: ArgumentHelp("In the chart: only this widget, as named in the table.", valueName: "widget"))
  var instance: String?
  @Option(help: ArgumentHelp("In the chart: only this day, counted from 1, with all lanes.", valueName: "number"))
  var day: Int?
  @Option(help: ArgumentHelp("The chart's appearance.", valueName: "scheme"))
  var scheme = Named(ColorSchemeValue.light)
  @Option(help: ArgumentHelp("The chart's width in points.", valueName: "points"))
  var width = 760.0

  func check(days: Int, devices: Int) throws {
    guard let output else {
      if instance != nil { throw ValidationError("--instance selects what is drawn; name the chart with -o chart.svg") }
      if day != nil { throw ValidationError("--day selects what is drawn; name the chart with -o chart.svg") }
      return
    }
    if format == nil { throw ValidationError("-o \(output) has an unknown format; use a name that ends in .svg or .png") }
    if devices > 1, instance != nil || day != nil { throw ValidationError("--instance and --day cannot be used with --devices") }
    if let day, !(1...days).contains(day) { throw ValidationError("--day must be a number from 1 to \(days); got \(day)") }
    if !ChartPicture.widths.contains(width) {
      throw ValidationError(
        "--width must be from \(Int(ChartPicture.widths.lowerBound)) to \(Int(ChartPicture.widths.upperBound)) points; got \(width)")
    }
  }

  private var format: ChartPicture.Format? {
    output.flatMap { ChartPicture.Format(rawValue: URL(fileURLWithPath: $0).pathExtension.lowercased()) }
  }

  /// Throws if the file cannot be written, before the simulation starts.
  func checkFile() throws { if let output { try OutputFile(path: output).check() } }

  func write(_ chart: any ReloadChart) throws {
    guard let output, let format else { return }
    try OutputFile(path: output).write(try ChartPicture(chart, width: width, isDark: scheme.value == .dark).data(format))
  }
}
