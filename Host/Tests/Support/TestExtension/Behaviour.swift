import AlmanacWireSchema
import Foundation

/// How each kind handles a request. Some kinds read the configuration.
enum Behaviour {
  static let kinds = [
    "Good", "Counter", "Clock", "Crash", "Exit", "Hang", "Flood", "Garbage", "Oversized", "Memory", "MemoryOnce", "Slow", "Fork", "Signal",
    "Stranger", "Calls",
    "Refuses", "Empty", "Unsorted", "Many", "BigImage", "BadIndex", "BadList", "OtherKind", "Descriptors", "Surroundings", "Reloads", "Flaky", "Loud",
    "Greedy", "Warns", "Attacks", "Hoarder", "Renamed", "Headless", "Burner", "Threads", "Spin", "Filler",
    "LongFailure", "Forgery", "OtherLongKind", "LongNode", "ManyWarnings", "Noise", "Unbroken", "LongCalls", "NoDate", "Everywhere", "Settings",
    "Kept",
    "Located",
    "Secret", "SecretFailure", "Flat", "Timer", "Form", "BadForm", "HangingForm", "Static", "Buttons", "Links", "Ride", "Switch", "Relevant",
    "Card", "Bomb",
  ]

  static func handle(_ request: HostRequest, id: UInt64) throws {
    Observers.location = request.location
    switch request.request {
    case .describe: try Channel.reply(.with { $0.description_p = Description.description }, id: id)
    // Has no picture of any kind.
    case .placeholder(let entry) where entry.kind == "Exit", .snapshot(let entry) where entry.kind == "Exit": exit(7)
    case .placeholder(let entry): try Channel.reply(.with { $0.archive = Drawings.archive(entry, texts: ["placeholder"]) }, id: id)
    case .snapshot(let entry) where entry.kind == "Secret": try Channel.reply(.with { $0.archive = Secret(entry).archive(entry) }, id: id)
    case .snapshot(let entry):
      if entry.kind == "Form" { say("snapshot of \(String(decoding: entry.configuration, as: UTF8.self))") }
      try Channel.reply(.with { $0.archive = Drawings.archive(entry, texts: ["snapshot"]) }, id: id)
    case .timeline(let entry): try timeline(TimelineAnswer(request: entry, id: id))
    case .perform(let request) where request.kind == "Ride": try Activities.perform(request, id: id)
    case .perform(let request): try Buttons.perform(request, id: id)
    case .recommendations(let request): try Forms.recommendations(request.kind, id: id)
    case .options(let request): try Forms.options(request, id: id)
    case .resolve(let request): try Forms.resolve(request, id: id)
    case .relevance: try Forms.relevance(id: id)
    case .previews: try Channel.reply(.with { $0.previews = Description.previews }, id: id)
    case .pushTokens(let request): try Activities.told(request, id: id)
    case .cancel, nil: break
    }
  }

  private static func timeline(_ answer: TimelineAnswer) throws {
    for handle in [FaultyProcesses.handle, FaultyMessages.handle, FaultyArchives.handle, Observers.handle] where try handle(answer) { return }
    switch answer.request.kind {
    case "Counter": try Counter.handle(answer)
    case "Flat": try Drawings.flat(answer)
    case "Greedy":
      // Each timeline requests the next one after a second.
      var greedy = answer.good
      greedy.policy.kind = .after
      greedy.policy.date.seconds = Date().timeIntervalSince1970 + 1
      try answer.send(greedy)
    case "Relevant":
      var relevant = answer.good
      relevant.entries[0].relevance.score = 7
      try answer.send(relevant)
    case "Timer":
      var timed = answer.archive(texts: ["timer"])
      timed.entries[0].date.seconds = 1_772_351_940
      timed.displayLists = [try Drawings.timer(answer.request.context).serializedBytes()]
      try answer.send(timed)
    case "Good", "Kept", "Form", "BadForm", "HangingForm", "Static": try answer.send(answer.good)
    case "Ride": try Activities.timeline(answer.request, id: answer.id)
    case "Switch": try answer.send(answer.good)
    case "Buttons": try answer.send(try Buttons.archive(answer.request))
    case "Links": try answer.send(try LinkKind.archive(answer.request))
    default: try answer.refuse("kind.unknown", "there is no kind \(answer.request.kind)")
    }
  }
}
