import AlmanacWireSchema
import Foundation
import Glibc

/// Kinds that report what their process sees and what they get.
enum Observers {
  /// Answers a request for a timeline of one of these kinds. Returns whether it is one.
  static func handle(_ answer: TimelineAnswer) throws -> Bool {
    switch answer.request.kind {
    case "Clock":
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      try answer.send(answer.archive(texts: ["\(now.tv_sec).\(now.tv_nsec) \(Date().timeIntervalSince1970) \(time(nil))"]))
    case "Card": try answer.send(answer.archive(texts: [String(decoding: answer.request.configuration, as: UTF8.self)]))
    case "Descriptors":
      let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
      try answer.send(answer.archive(texts: [open.compactMap(Int.init).sorted().map(String.init).joined(separator: ",")]))
    case "Surroundings":
      let environment = ProcessInfo.processInfo.environment.keys.sorted().joined(separator: ",")
      try answer.send(answer.archive(texts: [FileManager.default.currentDirectoryPath, environment, TimeZone.current.identifier]))
    case "Keychains": try answer.send(answer.archive(texts: [ProcessInfo.processInfo.environment["ALMANAC_KEYCHAIN_KEYS"] ?? ""]))
    case "Attacks":
      let targets = try JSONDecoder().decode(Attacks.Targets.self, from: answer.request.configuration)
      let outcomes = Attacks(targets: targets).outcomes()
      try answer.send(answer.archive(texts: outcomes.map { "\($0.name)=\($0.outcome)" }))
    case "Everywhere":
      try answer.send(answer.archive(texts: ["\(answer.request.context.displaySize.width)x\(answer.request.context.displaySize.height)"]))
    case "Settings":
      let context = answer.request.context
      try answer.send(
        answer.archive(texts: ["\(context.dynamicTypeSize) \(context.boldText) \(context.locale) \(context.timeZone) \(context.rightToLeft)"]))
    case "Located":
      try Channel.call(.with { $0.locationAsked.app = "Another" })
      let fix = location.hasFix ? "\(location.fix.latitude),\(location.fix.longitude) within \(location.fix.accuracy)" : location.reasonName
      let told = "\(location.authorization) \(location.allowsWidgetUpdates) \(location.reducedAccuracy) \(fix)"
      say(told)
      try answer.send(answer.archive(texts: [told]))
    case "Secret": try answer.send(Secret(answer.request).archive(answer.request))
    case "SecretFailure": try answer.refuse("secret.failure", Secret(answer.request).text)
    default: return false
    }
    return true
  }

  /// What the host says about the location with the request that is handled.
  // Unsafe: this process handles its requests on the main thread, one after another.
  nonisolated(unsafe) static var location = LocationContext()
}
