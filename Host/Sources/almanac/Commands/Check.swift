import AlmanacPainter
import AlmanacSimulation
import ArgumentParser
import Foundation
import Host
import Reports

/// `almanac check`: the CI of a widget. Draws it, compares the pictures with committed ones, gives advice and simulates a week.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check a widget in CI: pictures, advice and a simulated week.",
    discussion: """
      Builds the app, draws each kind and family in light and dark and in every
      rendering mode of its place, and compares the pictures with those committed in
      the package's folder CheckPictures. Then gives the advice of almanac lint and
      simulates a week. --record writes the pictures; look at them before you commit
      them. Pictures are equal on every machine that has the fonts of Scripts/setup.

      The file almanac-check.json of the package chooses the date, kinds, families,
      places, schemes, states, locales, text sizes and devices, the tolerance, the
      release to compare kinds with, and what advice is skipped for which reason.
      Documentation/checking-widgets-in-ci.md describes it.

      In a GitHub job the summary is also added to $GITHUB_STEP_SUMMARY.

      EXIT STATUS
        0   everything is as expected
        1   pictures differ, are missing or cannot be read
        2   advice of at least the severity of failOn, or a bound of the week broken
        3   the package does not build
        4   a widget gave no picture or no timeline
        64  the command line is wrong
        65  the app or almanac-check.json is wrong
        66  a file that is named does not exist
        69  something cannot be written or started
      Of several, 3 comes before 4, 1 and 2.

      EXAMPLES
        almanac check . --record
        almanac check . --junit widget.xml --report widget.html
        almanac check Examples:Weather --config weather-check.json
        almanac check . --print-workflow > .github/workflows/widget.yml
      """)

  @OptionGroup var app: AppArgument
  @Flag(help: "Record the pictures instead of comparing them.")
  var record = false
  @Option(help: ArgumentHelp("The file that says what is checked (default: almanac-check.json in the package).", valueName: "file"))
  var config: String?
  @Option(help: ArgumentHelp("The folder of the pictures (default: CheckPictures in the package, or as the file says).", valueName: "folder"))
  var pictures: String?
  @Option(help: ArgumentHelp("Write JUnit XML.", valueName: "file"))
  var junit: String?
  @Option(help: ArgumentHelp("Write a summary in Markdown.", valueName: "file"))
  var summary: String?
  @Option(help: ArgumentHelp("Write a report with the differing pictures side by side; its name ends in .html.", valueName: "file"))
  var report: String?
  @Flag(help: "Print a workflow for GitHub Actions and check nothing.")
  var printWorkflow = false
  @OptionGroup var data: DataOption

  func validate() throws {
    if let report, !report.hasSuffix(".html") { throw ValidationError("--report must end in .html; got \(report)") }
  }

  func run() async throws {
    if printWorkflow { return print(CheckWorkflow.text, terminator: "") }
    let outputs = [junit, summary, report].compactMap(\.self).map { OutputFile(path: $0) }
    try outputs.forEach { try $0.check() }
    let place = try CheckPlace(app.app, config: config, pictures: pictures)
    let file = try place.file()
    let release = try place.release(file).map(KindList.read)
    let start = ContinuousClock.now
    var result: CheckResult
    var failedBuild: BuildFailure?
    do {
      let bundle = try await app.bundle(data: data)
      let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-check-\(UUID().uuidString)", isDirectory: true)
      defer { try? FileManager.default.removeItem(at: scratch) }
      let run = CheckRun(
        bundle: bundle, file: file, pictures: CheckPictures(folder: try place.pictures(file)), release: release, records: record, dataFolder: scratch)
      result = try await run.result()
    } catch let error as PackageError where error.isBuildFailure {
      result = CheckResult(app: place.name, date: file.date, tolerance: file.tolerance)
      result.buildFailure = "\(error)"
      if case .build(let build) = error { failedBuild = build }
    }
    let taken = ContinuousClock.now - start
    result.seconds = Double(taken.components.seconds) + Double(taken.components.attoseconds) / 1e18
    try write(result)
    CheckText.lines(of: result).forEach { print($0) }
    if let failedBuild { Failure.log(failedBuild) } else if let failure = result.buildFailure { Failure.log(failure) }
    if result.verdict != .passed { throw ExitCode(result.verdict.rawValue) }
  }

  private func write(_ result: CheckResult) throws {
    if let junit { try OutputFile(path: junit).write(JUnitReport(result: result).xml()) }
    if let report { try OutputFile(path: report).write(CheckPage(result: result).html()) }
    let markdown = MarkdownSummary(result: result).text()
    if let summary { try OutputFile(path: summary).write(markdown) }
    guard let step = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !step.isEmpty else { return }
    guard let handle = FileHandle(forWritingAtPath: step) else {
      return Failure.log("the summary cannot be added to $GITHUB_STEP_SUMMARY: \(step) cannot be written")
    }
    defer { try? handle.close() }
    _ = try handle.seekToEnd()
    try handle.write(contentsOf: markdown + Data("\n".utf8))
  }
}

extension PackageError {
  /// Whether the package's sources are at fault, and not what the command names.
  fileprivate var isBuildFailure: Bool {
    switch self {
    case .build, .incomplete: true
    default: false
    }
  }
}
