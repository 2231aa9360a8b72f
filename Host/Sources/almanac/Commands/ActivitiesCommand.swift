import ArgumentParser
import Foundation
import Host
import Reports

/// `almanac activities`: the live activities that run or are shown.
struct ActivitiesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "activities",
    abstract: "List, end and dismiss live activities.",
    discussion: """
      Programs of apps start live activities, and update and end them. This command
      lists those that are scheduled or shown, in the order in which they are shown.
      --end ends one as its app would; it stays on the lock screen for up to four
      hours. --dismiss removes one at once, as a swipe does.

      EXAMPLES
        almanac activities
        almanac activities --dismiss 9D6B1C2A-5C1B-4F8E-9C55-0A3C8B0E3B6A
      """)

  @Option(help: ArgumentHelp("End this activity.", valueName: "activity"))
  var end: String?
  @Option(help: ArgumentHelp("Remove this activity from every screen.", valueName: "activity"))
  var dismiss: String?
  @Flag(help: "Print JSON instead of text.")
  var json = false
  @OptionGroup var data: DataOption

  func validate() throws {
    if end != nil, dismiss != nil { throw ValidationError("give only one of --end and --dismiss") }
  }

  func run() async throws {
    let host = try await data.requiredHost()
    if let end {
      try await host.endActivity(end)
      return print("ended \(end)")
    }
    if let dismiss {
      try await host.dismissActivity(dismiss)
      return print("dismissed \(dismiss)")
    }
    let activities = try await host.activities()
    if json { return print(String(decoding: try StableJSON.encode(activities), as: UTF8.self)) }
    if activities.isEmpty { return print("no live activities") }
    for activity in activities {
      let stale = activity.staleDate.map { ", stale at \(Timestamp.string($0))" } ?? ""
      let end = activity.phase == "ended" ? "shown until \(Timestamp.string(activity.dismissal))" : "ends at \(Timestamp.string(activity.ends))"
      print("\(activity.id)  \(activity.app) \(activity.kind)  \(activity.phase)\(stale), \(end)")
      if let failure = activity.failure { print("  not drawn anew: \(failure)") }
    }
  }
}
