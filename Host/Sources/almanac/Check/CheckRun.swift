import AlmanacPainter
import AlmanacProfiles
import AlmanacSimulation
import AlmanacWireSchema
import Foundation
import Host

/// A check of an app: pictures, advice and simulated days.
struct CheckRun {
  let bundle: AppBundle
  let file: CheckFile
  let pictures: CheckPictures
  /// The kinds of the last release; nil: they are not compared.
  let release: [KindDescription]?
  let records: Bool
  /// The folder of the extension's data: a new one, so that pictures do not depend on what the app wrote before.
  let dataFolder: URL

  /// - Throws: ``Failure`` or an error of the host if nothing can be checked.
  func result() async throws -> CheckResult {
    var result = CheckResult(app: bundle.displayName, date: file.date, tolerance: file.tolerance)
    if records { try pictures.checkWritable() } else { result.fonts = pictures.fontDifference() }
    // Before the first comparison, because it explains the rest.
    if let fonts = result.fonts { Failure.log(fonts) }
    try await draw(into: &result)
    var lint = LintRun(bundle: bundle, dataFolder: dataFolder)
    lint.kinds = file.kinds
    lint.days = file.days
    lint.behavior = Behavior.shipped[file.behavior] ?? .commuter
    lint.locales = file.locales
    lint.release = release
    let outcome = try await lint.outcome()
    result.week = outcome.simulation.report
    (result.complaints, result.isAnyMute) = (outcome.complaints.lines, outcome.complaints.isAnyMute)
    result.weekFaults = weekFaults(outcome.simulation.report)
    result.advice = outcome.reports.flatMap { report in
      report.advice.map { advice in
        let skip = file.skip.first {
          $0.rule == advice.rule && ($0.kind == nil || $0.kind == report.kind) && ($0.family == nil || $0.family == report.family)
        }
        return CheckResult.Advice(
          kind: report.kind, family: report.family, advice: advice, skipped: skip?.reason, fails: skip == nil && advice.severity >= file.failOn)
      }
    }
    return result
  }

  private func draw(into result: inout CheckResult) async throws {
    let configuration = HostConfiguration(dataFolder: dataFolder, clock: .frozen(file.date))
    try configuration.checkUse(by: bundle)
    let client = ExtensionClient(bundle: bundle, configuration: configuration)
    do {
      let matrix = try CheckMatrix(file, kinds: try await kinds(of: client), app: bundle.name)
      let painter = SheetPainter(client: client, date: file.date, scale: file.scale, wallpaper: try SheetWallpaper.standard())
      painter.timeZone = "GMT"
      // A snapshot in the place of a timeline would hide that there is none.
      painter.fallsBack = false
      var faults: [String: [String]] = [:]
      for item in matrix.items {
        let widget = "\(item.cell.kind) \(item.cell.family.name)"
        let known = faults[widget] ?? []
        let start = ContinuousClock.now
        var picture: CheckResult.Picture
        if known.count >= Profiles.check.failures {
          picture = Self.picture(item, .fault("\(known[0]) (not tried again)"))
        } else {
          picture = try await drawn(item, painter)
        }
        if case .fault(let why) = picture.state { faults[widget, default: []].append(why) }
        let seconds = ContinuousClock.now - start
        picture.seconds = Double(seconds.components.seconds) + Double(seconds.components.attoseconds) / 1e18
        result.pictures.append(picture)
      }
      await client.close()
      if records { try pictures.recordFonts() }
      result.unused = pictures.unused(besides: Set(matrix.items.map(\.name)))
    } catch {
      await client.close()
      throw error
    }
  }

  private func kinds(of client: ExtensionClient) async throws -> [KindDescription] {
    do {
      return try await client.describe().kinds
    } catch ExtensionError.exited(status: 0) {
      // A program without a widget, or without any code, ends like this.
      throw Failure(.data, "\(bundle.name) has no @main widget: its program ended at once; put @main before the Widget or the WidgetBundle")
    }
  }

  private func drawn(_ item: CheckMatrix.Item, _ painter: SheetPainter) async throws -> CheckResult.Picture {
    let painted = await painter.picture(of: item.cell)
    guard let pixels = painted.pixels else { return Self.picture(item, .fault(painted.fault ?? "it gave no picture")) }
    let png = try Painter.png(pixels)
    let state: CheckResult.Picture.State
    if records {
      try pictures.record(png, named: item.name)
      state = .recorded
    } else {
      state = try pictures.state(of: png, named: item.name, tolerance: file.tolerance)
    }
    var picture = Self.picture(item, state)
    picture.png = png
    (picture.width, picture.height) = (Double(pixels.width) / file.scale, Double(pixels.height) / file.scale)
    return picture
  }

  private static func picture(_ item: CheckMatrix.Item, _ state: CheckResult.Picture.State) -> CheckResult.Picture {
    let cell = item.cell
    var parts = [cell.place.name, cell.appearance.name, cell.column.name.replacingOccurrences(of: ", plain", with: "")]
    if cell.device.id != Profiles.defaultDevice.id { parts.insert(cell.device.name, at: 0) }
    if cell.locale != "en_US" { parts.append(cell.locale) }
    if cell.textSize != "large" { parts.append(cell.textSize) }
    return CheckResult.Picture(
      name: item.name, kind: cell.kind, family: cell.family.name, title: parts.joined(separator: " · "), state: state)
  }

  private func weekFaults(_ week: SimulationReport) -> [String] {
    var faults: [String] = []
    for day in week.days {
      for widget in day.instances {
        let reloads = widget.reloads.budgeted + widget.reloads.free
        if let most = file.maximumReloadsPerDay, reloads > most {
          faults.append("\(widget.kind) reloaded \(reloads) times on day \(day.day); \(CheckFile.name) allows \(most)")
        }
        let minutes = widget.staleSeconds.p95 / 60
        if let most = file.maximumStaleMinutes, minutes > most {
          faults.append(
            "\(widget.kind) was \(Int(minutes.rounded())) minutes out of date in 5 of 100 views of day \(day.day); \(CheckFile.name) allows \(Int(most.rounded()))"
          )
        }
      }
    }
    return faults
  }
}
