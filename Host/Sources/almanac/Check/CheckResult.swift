import AlmanacPainter
import AlmanacSimulation
import Foundation

/// What a check found: the input of its reports.
struct CheckResult {
  /// One picture of the matrix.
  struct Picture {
    enum State {
      /// As recorded, within the tolerance.
      case equal
      /// It was recorded now.
      case recorded
      /// It differs: how, the recorded file, and where.
      case different(String, recorded: Data, difference: Data?)
      /// There is no recorded picture.
      case missing
      /// The recorded picture cannot be used: why.
      case unreadable(String)
      /// The widget gave no picture: why.
      case fault(String)
    }

    /// The path in the pictures' folder without extension.
    let name: String
    let kind: String
    let family: String
    /// What the picture shows, for a person: place, appearance, scheme, locale, text size.
    let title: String
    let state: State
    /// The painted picture; nil: there is none.
    var png: Data?
    /// The size in points.
    var width = 0.0
    var height = 0.0
    /// How long the picture took.
    var seconds = 0.0
  }

  /// A piece of advice on a kind, which the check file may have decided not to follow.
  struct Advice {
    let kind: String
    let family: String
    let advice: TimelineAdvice
    /// Why it is skipped; nil: it is not.
    var skipped: String?
    /// Whether it makes the check fail.
    var fails: Bool
  }

  /// How a check ends. The raw value is the command's exit code; the most serious one counts.
  enum Verdict: Int32 {
    case passed = 0
    /// Pictures differ, are missing or cannot be read.
    case pictures = 1
    /// There is advice of at least the file's severity, or a simulated day broke a bound of the file.
    case advice = 2
    /// The package does not build.
    case build = 3
    /// A widget gave no picture or timeline: it crashed, hung or broke a limit.
    case widget = 4
  }

  let app: String
  let date: Date
  let tolerance: PictureTolerance
  var pictures: [Picture] = []
  var advice: [Advice] = []
  /// One line for each bound of the file that a simulated day broke.
  var weekFaults: [String] = []
  /// One line for each widget whose provider failed in the simulation.
  var complaints: [String] = []
  /// Whether a widget never provided a timeline.
  var isAnyMute = false
  var week: SimulationReport?
  /// How the fonts of this machine differ from those of the recorded pictures.
  var fonts: String?
  /// Recorded pictures that the matrix does not have.
  var unused: [String] = []
  /// Why the package does not build.
  var buildFailure: String?
  /// How long the whole check took.
  var seconds = 0.0

  init(app: String, date: Date, tolerance: PictureTolerance) { (self.app, self.date, self.tolerance) = (app, date, tolerance) }

  var verdict: Verdict {
    if buildFailure != nil { return .build }
    if pictures.contains(where: \.isFault) || isAnyMute { return .widget }
    if pictures.contains(where: \.isDifferent) { return .pictures }
    return advice.contains(where: \.fails) || !weekFaults.isEmpty ? .advice : .passed
  }

  /// `24 pictures: 22 equal, 2 differ`.
  var pictureSummary: String {
    func count(_ words: String, _ test: (Picture) -> Bool) -> String? {
      let count = pictures.count(where: test)
      return count == 0 ? nil : "\(count) \(words)"
    }
    let parts = [
      count("equal") { if case .equal = $0.state { true } else { false } },
      count("recorded") { if case .recorded = $0.state { true } else { false } },
      count("different") { if case .different = $0.state { true } else { false } },
      count("not recorded yet") { if case .missing = $0.state { true } else { false } },
      count("unreadable") { if case .unreadable = $0.state { true } else { false } },
      count("without a picture", \.isFault),
    ].compactMap(\.self)
    return "\(pictures.count) picture\(pictures.count == 1 ? "" : "s"): \(parts.joined(separator: ", "))"
  }
}

extension CheckResult.Picture {
  var isFault: Bool { if case .fault = state { true } else { false } }

  /// Whether the recorded picture has to change or the widget has to.
  var isDifferent: Bool {
    switch state {
    case .different, .missing, .unreadable: true
    case .equal, .recorded, .fault: false
    }
  }

  /// What is wrong; nil: nothing.
  var problem: String? {
    switch state {
    case .equal, .recorded: nil
    case .different(let summary, _, _): summary
    case .missing: "there is no recorded picture; record it with --record, and look at it before you commit it"
    case .unreadable(let why): "the recorded picture cannot be compared: \(why)"
    case .fault(let why): why
    }
  }
}
