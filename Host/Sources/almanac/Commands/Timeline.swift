import AlmanacWireSchema
import ArgumentParser
import Foundation
import Host
import Reports

/// `almanac timeline`: prints a timeline without drawing it.
struct Timeline: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Request a widget's timeline and print it.",
    discussion: #"""
      The extension's clock shows the instant of --now, or the start of the current
      minute. Dates are ISO 8601 in UTC. nextUpdate is when an entry's picture first
      changes without a reload after its date (a timer, a progress bar).

      EXAMPLES
        almanac timeline Weather --kind Forecast --family systemSmall
        almanac timeline Weather --kind Forecast --family systemSmall \
          --now 2026-03-14T09:30:00Z --json
      """#)

  @OptionGroup var app: AppArgument
  @OptionGroup var widget: WidgetOptions
  @Option(help: ArgumentHelp("The instant, such as \(Timestamp.example).", valueName: "instant"), transform: InstantOption.init)
  var now: InstantOption?
  @Flag(help: "Print JSON instead of text.")
  var json = false
  @OptionGroup var data: DataOption

  func run() async throws {
    let bundle = try await app.bundle(data: data)
    let date = now?.date ?? InstantOption.currentMinute
    let archive = try await OneShotRequest(bundle: bundle, widget: widget, data: data, date: date)
      .run { client, request in try await client.timeline(request) }
    let report = try TimelineReport(archive)
    if json {
      print(String(decoding: try StableJSON.encode(report, pretty: true), as: UTF8.self))
    } else {
      Self.lines(report).forEach { print($0) }
    }
  }

  static func lines(_ report: TimelineReport) -> [String] {
    var lines = report.entries.map { entry in
      var parts = [Timestamp.string(entry.date)]
      if let relevance = entry.relevance { parts.append("relevance \(relevance.score.formatted()) for \(relevance.duration.formatted()) s") }
      if let next = entry.nextUpdate { parts.append("changes without a reload at \(Timestamp.string(next))") }
      return parts.joined(separator: "  ")
    }
    if lines.isEmpty { lines.append("no entries") }
    switch report.policy.type {
    case "after": lines.append("reload: after \(report.policy.date.map(Timestamp.string) ?? "")")
    case "never": lines.append("reload: only on request")
    default: lines.append("reload: at the end of the timeline")
    }
    return lines + report.diagnostics.map(Diagnostics.line)
  }
}
