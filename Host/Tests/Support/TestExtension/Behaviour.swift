import CSystemCalls
import Foundation
import Glibc
import WireSchema

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
    "Card",
  ]

  // Unsafe: this process handles its requests on the main thread, one after another.
  nonisolated(unsafe) private static var hoard: [UnsafeMutableRawPointer] = []

  /// What the host says about the location with the request that is handled.
  nonisolated(unsafe) private static var location = LocationContext()

  static func handle(_ request: HostRequest, id: UInt64) throws {
    location = request.location
    switch request.request {
    case .describe: try Channel.reply(.with { $0.description_p = description }, id: id)
    case .placeholder(let entry): try Channel.reply(.with { $0.archive = archive(entry, texts: ["placeholder"]) }, id: id)
    case .snapshot(let entry) where entry.kind == "Secret": try Channel.reply(.with { $0.archive = Secret(entry).archive(entry) }, id: id)
    case .snapshot(let entry):
      if entry.kind == "Form" { say("snapshot of \(String(decoding: entry.configuration, as: UTF8.self))") }
      try Channel.reply(.with { $0.archive = archive(entry, texts: ["snapshot"]) }, id: id)
    case .timeline(let entry): try timeline(entry, id: id)
    case .perform(let request) where request.kind == "Ride": try Activities.perform(request, id: id)
    case .perform(let request): try Buttons.perform(request, id: id)
    case .recommendations(let request): try Forms.recommendations(request.kind, id: id)
    case .options(let request): try Forms.options(request, id: id)
    case .resolve(let request): try Forms.resolve(request, id: id)
    case .relevance: try Forms.relevance(id: id)
    case .previews: try Channel.reply(.with { $0.previews = previews }, id: id)
    case .pushTokens(let request): try Activities.told(request, id: id)
    case .cancel, nil: break
    }
  }

  /// A preview of the kind that behaves well; with a fault of the description, previews that the host refuses.
  private static var previews: PreviewList {
    let preview = PreviewDescription.with {
      $0.id = "Test/Test.swift#1"
      $0.name = "A preview\nof two lines"
      $0.source = "Test/Test.swift"
      $0.line = 7
      $0.kind = "Good"
      $0.family = .systemSmall
      $0.backgroundRemovable = true
    }
    switch descriptionFault {
    case "equal previews": return .with { $0.previews = [preview, preview] }
    case "many previews": return .with { list in list.previews = (0..<501).map { number in .with { $0.id = "\(number)" } } }
    case "vast preview":
      var vast = preview
      vast.size = SizeValue(width: .infinity, height: 10)
      return .with { $0.previews = [vast] }
    default: return .with { $0.previews = [preview] }
    }
  }

  /// What is wrong with the description; nil: nothing.
  nonisolated(unsafe) static var descriptionFault: String?

  private static var description: ExtensionDescription {
    var description = usualDescription
    switch descriptionFault {
    case "many kinds": description.kinds = (0..<100_000).map { number in .with { $0.kind = "K\(number)" } }
    case "long kind": description.kinds[0].kind = String(repeating: "k", count: 256)
    case "control character": description.kinds[1].kind = "K\u{1b}[31m2\nx"
    case "C1 control character": description.kinds[1].kind = "K\u{9b}31m"
    case "turned name": description.kinds[1].kind = "\u{202e}dooG"
    case "parameter": description.kinds[0].parameters = [.with { $0.name = "a\u{7f}" }]
    case "option":
      description.kinds[0].parameters = [.with { parameter in parameter.options = [.with { $0.identifier = "line\u{2028}break" }] }]
    case "long display name": description.kinds[0].displayName = String(repeating: "x", count: 25_000)
    case "long title": description.kinds[0].parameters = [.with { $0.title = String(repeating: "x", count: 25_000) }]
    case "many parameters": description.kinds[0].parameters = (0..<101).map { number in .with { $0.name = "p\(number)" } }
    case "long default":
      description.kinds[0].parameters = [.with { $0.defaultValue = Data(("\"" + String(repeating: "x", count: 5000) + "\"").utf8) }]
    case "no range": description.kinds[0].parameters = [.with { ($0.number.minimum, $0.number.maximum) = (2, 1) }]
    case "deep form": description.kinds[0].form = Forms.nested(26)
    case "wide form": description.kinds[0].form.rows.parameters = (0..<2000).map { "p\($0)" }
    case "many options":
      description.kinds[0].parameters = [.with { $0.options = (0..<100_000).map { number in .with { $0.identifier = "option \(number)" } } }]
    case "texts":
      description.kinds[0].displayName = "name \u{1b}]0;owned\u{7}\u{1b}[2J\nline 2"
      description.kinds[0].description_p = "\u{202e}a\u{2066}b\tc\u{85}"
      description.diagnostics = [
        .with {
          $0.name = "a b"; $0.message = "one\ntwo"
        }
      ]
    default: break
    }
    return description
  }

  private static let everyFamily: [WidgetFamilyValue] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner,
  ]

  private static var usualDescription: ExtensionDescription {
    .with {
      $0.kinds = kinds.filter { Forms.version < 3 || $0 != "Form" }.map { kind in
        .with {
          $0.kind = kind
          $0.displayName = kind
          $0.description_p = "What \(kind) does"
          $0.families = kind == "Everywhere" || kind == "Timer" ? everyFamily : [.systemSmall, .systemMedium, .systemExtraLarge]
          if kind == "Form" { $0.families.append(.accessoryRectangular) }
          $0.backgroundRemovable = kind != "Kept"
          $0.parameters = Forms.parameters(of: kind)
          // A server may reload these.
          $0.takesPushes = kind == "Static" || kind == "Switch"
          if kind == "Ride" {
            $0.families = Activities.families
            $0.configuration = .activity
          } else if kind == "Switch" {
            $0.families = [.controlSmall]
            $0.configuration = .control
          } else if kind == "Card" {
            $0.families = [.accessoryRectangular]
            $0.configuration = .appIntent
            $0.onlyWhileRelevant = true
            $0.associatedKind = "Form"
            $0.hasRelevance_p = true
          } else if kind == "Form" {
            $0.form = Forms.form
            $0.hasRelevance_p = true
            $0.configuration = .appIntent
          } else {
            $0.configuration = .static
          }
        }
      }
    }
  }

  private static func timeline(_ request: EntryRequest, id: UInt64) throws {
    func send(_ archive: TimelineArchive) throws { try Channel.reply(.with { $0.archive = archive }, id: id) }
    func refuse(_ name: String, _ message: String) throws {
      try Channel.reply(
        .with {
          $0.failure.name = name
          $0.failure.message = message
        }, id: id)
    }
    let good = archive(request, texts: ["one", "two", "three"])
    switch request.kind {
    case "Counter":
      guard let number = count(in: request.configuration) else { return try refuse("counter.unusable", "the counter cannot be read or written") }
      let counted = archive(request, texts: ["\(number)"])
      // What cannot be noted is not sent, so that a test can compare everything that the host got.
      guard try note(number, counted, in: request.configuration) else { return try refuse("counter.unwritable", "the file cannot be written") }
      try send(counted)
    case "Clock":
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      try send(archive(request, texts: ["\(now.tv_sec).\(now.tv_nsec) \(Date().timeIntervalSince1970) \(time(nil))"]))
    case "Crash":
      say("about to crash")
      abort()
    case "SilentCrash": abort()
    case "Exit": exit(7)
    case "Hang":
      say("about to hang")
      while true { sleep(60) }
    case "Flood":
      let line = String(repeating: "flood ", count: 200)
      while true { say(line) }
    case "Loud":
      for number in 0..<5000 { say("line \(number)") }
      try send(good)
    case "Garbage": Channel.write([12, 0, 0, 0] + (0..<12).map { 0x80 + $0 * 9 })
    case "Oversized":
      Channel.write([0xff, 0xff, 0xff, 0x7f])
      while true { Channel.write([UInt8](repeating: 7, count: 1 << 16)) }
    case "Memory":
      for _ in 0..<100 { take(mebibytes: 1) }
      sleep(30)
    case "MemoryOnce":
      take(mebibytes: 60)
      try send(good)
    case "Slow":
      usleep(400_000)
      try send(good)
    case "Fork": try send(archive(request, texts: [forkResult()]))
    case "Signal": try send(archive(request, texts: [kill(getppid(), SIGTERM) == 0 ? "signalled" : "refused \(errno)"]))
    case "Stranger": try Channel.reply(.with { $0.archive = good }, id: id + 40)
    case "Calls":
      for _ in 0..<5000 { try Channel.call(.with { $0.reload.kind = "Good" }) }
      try send(good)
    case "Reloads":
      try Channel.call(.with { $0.reload.kind = "Good" })
      try send(good)
    case "LongFailure": try refuse(String(repeating: "n", count: 1 << 20), String(repeating: "m", count: 1 << 20))
    case "Forgery":
      try Channel.reply(
        .with {
          $0.failure.name = "red.\u{1b}[31m\n"
          $0.failure.message = "one\ntwo \u{1b}]0;owned\u{7} \u{9b}31m \u{202e}three\r\u{2029}four"
          $0.failure.diagnostics = [.with { $0.message = "\u{1b}[2J" }]
        }, id: id)
    case "OtherLongKind":
      var other = good
      other.kind = String(repeating: "k\n", count: 1 << 19)
      try send(other)
    case "LongNode":
      // The error names the node.
      var bad = good
      let list = DisplayList.with {
        $0.size = SizeValue(width: 100, height: 100)
        $0.root.debugName = "\u{1b}[31m" + String(repeating: "n", count: 1 << 16)
        $0.root.frame = RectValue(x: .nan, y: 0, width: 10, height: 10)
      }
      bad.displayLists[0] = try list.serializedBytes()
      try send(bad)
    case "ManyWarnings":
      var warning = good
      let text = "a\u{1b}\nb" + String(repeating: "w", count: 2000)
      warning.diagnostics = (0..<1000).map { _ in .with { ($0.name, $0.message, $0.place, $0.file) = (text, text, text, text) } }
      try send(warning)
    case "Noise":
      let lines = [UInt8](repeating: UInt8(ascii: "\n"), count: 1 << 16)
      while true { write(1, lines, lines.count) }
    case "Unbroken":
      let line = [UInt8](repeating: UInt8(ascii: "n"), count: 1 << 16)
      while true { write(1, line, line.count) }
    case "LongCalls":
      for _ in 0..<20 { try Channel.call(.with { $0.log.message = String(repeating: "l", count: 1 << 20) }) }
      try send(good)
    case "NoDate":
      var dateless = good
      dateless.created.seconds = .nan
      try send(dateless)
    case "Refuses": try refuse("completion.never", "the completion handler was never called")
    case "Empty":
      var empty = good
      empty.entries = []
      try send(empty)
    case "Greedy":
      // Each timeline requests the next one after a second.
      var greedy = good
      greedy.policy.kind = .after
      greedy.policy.date.seconds = Date().timeIntervalSince1970 + 1
      try send(greedy)
    case "Card": try send(archive(request, texts: [String(decoding: request.configuration, as: UTF8.self)]))
    case "Relevant":
      var relevant = good
      relevant.entries[0].relevance.score = 7
      try send(relevant)
    case "Secret": try send(Secret(request).archive(request))
    case "Timer":
      var timed = archive(request, texts: ["timer"])
      timed.entries[0].date.seconds = 1_772_351_940
      timed.displayLists = [try timer(request.context).serializedBytes()]
      try send(timed)
    case "SecretFailure": try refuse("secret.failure", Secret(request).text)
    case "Warns":
      var warning = good
      warning.diagnostics = [.with { $0.name = "test.warning" }]
      try send(warning)
    case "Unsorted":
      var unsorted = good
      unsorted.entries.reverse()
      try send(unsorted)
    case "Many":
      var many = good
      many.entries = (0..<10_000).map { step in
        var entry = good.entries[0]
        entry.date.seconds += Double(step)
        return entry
      }
      try send(many)
    case "BigImage":
      var big = good
      big.images = [
        .with {
          $0.sha256 = Data(repeating: 1, count: 32)
          $0.mediaType = "image/png"
          $0.pixelWidth = 100
          $0.pixelHeight = 100
          $0.data = Data(repeating: 0x55, count: 20 << 20)
        }
      ]
      try send(big)
    case "BadIndex":
      var bad = good
      bad.entries[0].variants[0].displayList = 99
      try send(bad)
    case "BadList":
      var bad = good
      bad.displayLists[0] = Data([0xff, 0xff, 0xff])
      try send(bad)
    case "OtherKind":
      var other = good
      other.kind = "Another"
      try send(other)
    case "Descriptors":
      let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
      try send(archive(request, texts: [open.compactMap(Int.init).sorted().map(String.init).joined(separator: ",")]))
    case "Surroundings":
      let environment = ProcessInfo.processInfo.environment.keys.sorted().joined(separator: ",")
      try send(archive(request, texts: [FileManager.default.currentDirectoryPath, environment, TimeZone.current.identifier]))
    case "Attacks":
      let targets = try JSONDecoder().decode(Attacks.Targets.self, from: request.configuration)
      let outcomes = Attacks(targets: targets).outcomes()
      try send(archive(request, texts: outcomes.map { "\($0.name)=\($0.outcome)" }))
    case "Hoarder":
      // Takes memory when nobody waits for it any more.
      try send(good)
      Thread.detachNewThread { while true { take(mebibytes: 1); usleep(20_000) } }
    case "Renamed":
      // The kernel's description of the process then is no text.
      let (setName, name): (Int, [UInt8]) = (15, [0xff, 0xfe, 0])
      _ = name.withUnsafeBytes { almanac_system_call(almanac_call_number("prctl"), setName, Int(bitPattern: $0.baseAddress), 0, 0, 0) }
      for _ in 0..<100 { take(mebibytes: 1) }
      sleep(30)
    case "Headless":
      Thread.detachNewThread { while true { take(mebibytes: 1); usleep(5000) } }
      // Ends the first thread alone.
      pthread_exit(nil)
    case "Burner":
      if parameter("how", in: request.configuration) == "ignore" { signal(SIGXCPU, SIG_IGN) }
      while true {}
    case "Threads": try send(archive(request, texts: ["\(Resources.startThreads(most: 1000))"]))
    case "Spin": try send(archive(request, texts: [Resources.spin(threads: 2, seconds: 2)]))
    case "Filler":
      let how = Filling(rawValue: parameter("how", in: request.configuration) ?? "") ?? .small
      try send(archive(request, texts: [how.fill(parameter("path", in: request.configuration) ?? "/nonexistent")]))
    case "Flaky":
      let flag = String(decoding: request.configuration, as: UTF8.self)
      if FileManager.default.fileExists(atPath: path(flag)) { abort() }
      try send(good)
    case "Everywhere": try send(archive(request, texts: ["\(request.context.displaySize.width)x\(request.context.displaySize.height)"]))
    case "Settings":
      let context = request.context
      try send(
        archive(request, texts: ["\(context.dynamicTypeSize) \(context.boldText) \(context.locale) \(context.timeZone) \(context.rightToLeft)"]))
    case "Good", "Kept", "Form", "BadForm", "HangingForm", "Static": try send(good)
    case "Ride": try Activities.timeline(request, id: id)
    case "Switch": try send(good)
    case "Buttons": try send(try Buttons.archive(request))
    case "Links": try send(try LinkKind.archive(request))
    case "Located":
      try Channel.call(.with { $0.locationAsked.app = "Another" })
      let fix = location.hasFix ? "\(location.fix.latitude),\(location.fix.longitude) within \(location.fix.accuracy)" : location.reasonName
      let told = "\(location.authorization) \(location.allowsWidgetUpdates) \(location.reducedAccuracy) \(fix)"
      say(told)
      try send(archive(request, texts: [told]))
    case "Flat":
      // A symbol on an opaque area, which has the same flat colour in accented mode.
      var flat = good
      flat.displayLists = try flat.displayLists.map { bytes in
        var list = try DisplayList(serializedBytes: bytes)
        var area = list.root
        area.debugName = "Rectangle"
        list.root = .with {
          $0.frame = area.frame
          $0.debugName = request.context.namesSources ? "@CardView (Test/Card.swift:12)" : ""
          $0.group.children = [
            area,
            .with {
              $0.frame = RectValue(x: 40, y: 40, width: 40, height: 40)
              $0.symbol.name = "heart.fill"
              $0.symbol.paints = [.with { $0.color.system = "white" }]
            },
          ]
        }
        return try list.serializedBytes()
      }
      try send(flat)
    default: try refuse("kind.unknown", "there is no kind \(request.kind)")
    }
  }

  private static func parameter(_ name: String, in configuration: Data) -> String? {
    (try? JSONSerialization.jsonObject(with: configuration) as? [String: Any])?[name] as? String
  }

  /// A configuration is a JSON object; its `path` names a file that a test shares with this process.
  private static func path(_ configuration: String) -> String {
    let object = try? JSONSerialization.jsonObject(with: Data(configuration.utf8)) as? [String: Any]
    return object?["path"] as? String ?? "/nonexistent"
  }

  /// Counts the timelines that were ever requested with this configuration.
  ///
  /// - Returns: nil if the file cannot be read or written, for instance on a full disk. It must not start again at 1: a test that compares numbers
  ///   would take that for a lost timeline.
  private static func count(in configuration: Data) -> Int? {
    let file = path(String(decoding: configuration, as: UTF8.self))
    var last = 0
    if access(file, F_OK) == 0 || errno != ENOENT {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8), let number = Int(text) else { return nil }
      last = number
    }
    let draft = file + ".draft"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    let bytes = Array("\(last + 1)".utf8)
    let isWritten = write(descriptor, bytes, bytes.count) == bytes.count
    guard close(descriptor) == 0, isWritten, rename(draft, file) == 0 else { return nil }
    return last + 1
  }

  /// Appends a timeline's number and bytes to the file beside the counter, before it is sent. Returns whether it could.
  private static func note(_ number: Int, _ archive: TimelineArchive, in configuration: Data) throws -> Bool {
    let file = open(path(String(decoding: configuration, as: UTF8.self)) + ".sent", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    // The break comes first: a process that was killed may have left half a line.
    let line = Array("\n\(number) \(try archive.serializedData().base64EncodedString()) .".utf8)
    return write(file, line, line.count) == line.count
  }

  private static func take(mebibytes: Int) {
    let bytes = mebibytes << 20
    guard let block = malloc(bytes) else { return }
    memset(block, 0x5a, bytes)
    hoard.append(block)
  }

  /// The result of an attempt to start a process.
  private static func forkResult() -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sleep")
    process.arguments = ["1000"]
    do {
      try process.run()
      return "started"
    } catch {
      return "refused"
    }
  }

  /// One entry per text, an hour apart from the start of the current hour, with a line of that text.
  static func archive(_ request: EntryRequest, texts: [String]) -> TimelineArchive {
    let now = Date().timeIntervalSince1970
    let start = (now / 3600).rounded(.down) * 3600
    return .with { archive in
      archive.schemaVersion = TimelineArchive.currentSchemaVersion
      archive.kind = request.kind
      archive.family = request.context.family
      archive.created.seconds = now
      archive.policy.kind = .never
      for (index, text) in texts.enumerated() {
        archive.entries.append(
          .with {
            $0.date.seconds = start + Double(index) * 3600
            $0.variants = [.with { $0.displayList = UInt32(index) }]
          })
        archive.displayLists.append((try? list(text, request.context).serializedBytes()) ?? Data())
      }
    }
  }

  /// A countdown that begins a quarter of a second after 2026-03-01 08:00:00 UTC and takes an hour, on the context's locale and size.
  private static func timer(_ context: RenderContext) -> DisplayList {
    .with { list in
      list.size = context.displaySize
      list.locale = context.locale
      list.timeZone = context.timeZone
      list.widgetURL = "timer \(context.locale)"
      list.root.frame = .with {
        $0.width = context.displaySize.width
        $0.height = context.displaySize.height
      }
      list.root.dynamicText.runs = [
        .with {
          $0.font.size = 20
          $0.date.timerInterval = .with {
            $0.start.seconds = 1_772_352_000.25
            $0.end.seconds = 1_772_355_600.25
            $0.countsDown = true
            $0.showsHours = true
          }
        }
      ]
    }
  }

  private static func list(_ text: String, _ context: RenderContext) -> DisplayList {
    .with { list in
      list.size = context.displaySize
      list.locale = context.locale
      list.timeZone = context.timeZone
      list.widgetURL = text
      list.root.frame = .with {
        $0.width = context.displaySize.width
        $0.height = context.displaySize.height
      }
      list.root.path.shape.rect = .with {
        $0.width = context.displaySize.width
        $0.height = context.displaySize.height
      }
      list.root.path.fill.color.system = "blue"
      if context.hasLabel {
        list.label.frame.width = context.label.size.width
        list.label.frame.height = context.label.size.height
        list.label.path.shape.rect = list.label.frame
        list.label.path.fill.color.system = "green"
      }
    }
  }
}
