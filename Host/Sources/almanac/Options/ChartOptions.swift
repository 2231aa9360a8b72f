import WireSchema
import ArgumentParser
import Foundation
import Painter
import ReloadCharts
import Scheduler
import Reports

/// The picture that `almanac simulate` draws of its run.
struct ChartOptions: ParsableArguments {
  @Option(name: .shortAndLong, help: ArgumentHelp("Draw a chart too, as .svg or .png.", valueName: "file"))
  var output: String?
  @Option(help: ArgumentHelp("Of the chart: only this widget, as the table names it.", valueName: "widget"))
  var instance: String?
  @Option(help: ArgumentHelp("Of the chart: only this day, from 1, with all its lanes.", valueName: "number"))
  var day: Int?
  @Option(help: ArgumentHelp("Of the chart: its appearance.", valueName: "scheme"))
  var scheme = Named(ColorSchemeValue.light)
  @Option(help: ArgumentHelp("Of the chart: its width in points.", valueName: "points"))
  var width = 760.0

  func check(days: Int, devices: Int) throws {
    guard let output else {
      if instance != nil { throw ValidationError("--instance chooses what is drawn: name the picture with -o chart.svg") }
      if day != nil { throw ValidationError("--day chooses what is drawn: name the picture with -o chart.svg") }
      return
    }
    if format == nil { throw ValidationError("-o \(output) is no picture that can be drawn: let its name end in .svg or .png") }
    if devices > 1, instance != nil || day != nil { throw ValidationError("a chart of many devices has neither --instance nor --day") }
    if let day, !(1...days).contains(day) { throw ValidationError("--day is a number from 1 to \(days), not \(day)") }
    if !ChartPicture.widths.contains(width) {
      throw ValidationError("--width is points from \(Int(ChartPicture.widths.lowerBound)) to \(Int(ChartPicture.widths.upperBound)), not \(width)")
    }
  }

  private var format: ChartPicture.Format? {
    output.flatMap { ChartPicture.Format(rawValue: URL(fileURLWithPath: $0).pathExtension.lowercased()) }
  }

  /// Refuses a file that cannot be written before days are played for it.
  func checkFile() throws { if let output { try OutputFile(path: output).check() } }

  func write(_ chart: any ReloadChart) throws {
    guard let output, let format else { return }
    try OutputFile(path: output).write(try ChartPicture(chart, width: width, isDark: scheme.value == .dark).data(format))
  }
}
