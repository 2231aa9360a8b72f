import AlmanacTextEngine
import AlmanacWireSchema
import Statements
import SwiftUICore

/// Measures of drawn text. They set the locale, the time zone and the date, so that those of the machine do not count.
@MainActor enum Typeset {
  /// The instant at which the statements' texts are drawn: Saturday, 14 March 2026, 9:30 in UTC.
  nonisolated static let now = Date(timeIntervalSince1970: 1_773_480_600)
  /// 3 June 2019, 23:23 in UTC, the date of the examples in Apple's documentation.
  nonisolated static let example = Date(timeIntervalSince1970: 1_559_604_180)
  /// A Gregorian calendar that all statements about dates use.
  nonisolated static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  /// Draws a view in English on a 3× screen; nil = an unspecified dimension.
  ///
  /// - Parameter files: The content of the app's files, by their paths.
  static func output<V: View>(
    _ view: V, width: CGFloat? = nil, height: CGFloat? = nil, locale: String = "en_US", files: [String: String] = [:],
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> ContentFixture.Output {
    var fixture = ContentFixture {
      $0.core.displayScale = 3
      $0.core.locale = Locale(identifier: locale)
      $0.core.calendar = calendar
      change(&$0)
    }
    fixture.date = now
    guard !files.isEmpty else { return fixture.render(width: width, height: height, view) }
    let bundle = try TestBundle()
    for (path, content) in files { try bundle.write(path, content) }
    fixture.bundle = bundle.bundle
    return fixture.render(width: width, height: height, view)
  }

  /// The words that a view draws.
  static func words<V: View>(
    of view: V, width: CGFloat? = nil, locale: String = "en_US", files: [String: String] = [:],
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> String {
    try output(view, width: width, locale: locale, files: files, change).words
  }

  /// What a text shows some seconds after it was drawn, as a device that shows it computes it.
  static func shown(
    _ text: Text, after seconds: Double = 0, locale: String = "en_US", _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> String {
    let name = Locale(identifier: locale).identifier(.bcp47)
    return try output(text, locale: locale, change).runs.map { run in
      guard case .date(let date)? = run.value else { return run.text }
      return DynamicText.string(for: date, at: now + seconds, locale: name, timeZone: "UTC", reducedPrecision: false).text
    }.joined()
  }

  /// The words of a format at some seconds after now.
  nonisolated static func words<F: FormatStyle>(
    of format: F, after seconds: Double = 0, locale: String = "en_US"
  ) -> String where F.FormatInput == Date, F.FormatOutput == AttributedString {
    String(format.locale(Locale(identifier: locale)).format(now + seconds).characters)
  }

  /// The runs of a view, each as its text and what `value` returns of it.
  static func runs<V: View>(of view: V, locale: String = "en_US", files: [String: String] = [:], _ value: (TextRun) -> String) throws -> [String] {
    try output(view, locale: locale, files: files).runs.map { "\($0.text): \(value($0))" }
  }

  /// The first run of a view.
  static func run<V: View>(of view: V, width: CGFloat? = nil, _ change: (inout EnvironmentValues) -> Void = { _ in }) throws -> TextRun {
    try output(view, width: width, change).runs.first ?? TextRun()
  }
  /// The weight of a view's first run.
  static func weight<V: View>(of view: V, _ change: (inout EnvironmentValues) -> Void = { _ in }) throws -> Int {
    try run(of: view, change).statedWeight
  }
  /// The font size of a view's first run.
  static func points<V: View>(of view: V, width: CGFloat? = nil, _ change: (inout EnvironmentValues) -> Void = { _ in }) throws -> CGFloat {
    CGFloat(try run(of: view, width: width, change).font.size)
  }

  static func width<V: View>(of view: V, offered: CGFloat? = nil) throws -> CGFloat { try output(view, width: offered).size.width }
  static func height<V: View>(of view: V, offered width: CGFloat? = nil) throws -> CGFloat { try output(view, width: width).size.height }
  /// The number of lines that a view draws.
  static func lineCount<V: View>(of view: V, width: CGFloat? = nil, height: CGFloat? = nil) throws -> Int {
    try output(view, width: width, height: height).lines.count
  }
  /// The distance of the first two lines' baselines.
  static func pitch<V: View>(of view: V, _ change: (inout EnvironmentValues) -> Void = { _ in }) throws -> CGFloat {
    let lines = try output(view, change).lines
    return lines.count < 2 ? 0 : CGFloat(lines[1].origin.y - lines[0].origin.y)
  }

  /// Whether the texts and symbols of a view are replaced by placeholders, in drawing order.
  ///
  /// - Parameter hidesPrivate: Whether the device is locked.
  static func replaced<V: View>(in view: V, hidesPrivate: Bool = false) throws -> [Bool] {
    func replaced(_ node: DisplayNode, _ around: RedactionState) -> [Bool] {
      let state = around.entering(node)
      switch node.content {
      case .group(let group)?: return group.children.flatMap { replaced($0, state) }
      case .text?, .dynamicText?, .symbol?: return [state.replacesContent]
      default: return []
      }
    }
    var device = RedactionState()
    device.hidesPrivate = hidesPrivate
    return try output(view).nodes.flatMap { replaced($0, device) }
  }

  /// A text without spaces and with plain dashes and minus signs.
  nonisolated static func compact(_ text: String) -> String {
    text.filter { !$0.isWhitespace }.replacingOccurrences(of: "–", with: "-").replacingOccurrences(of: "−", with: "-")
  }
  /// The numbers in a text.
  nonisolated static func numbers(in text: String) -> [Int] { text.split { !$0.isNumber }.compactMap { Int($0) } }
}

extension TextRun {
  /// The font's weight; 400 if none is recorded.
  var statedWeight: Int { Int(font.weight == 0 ? 400 : font.weight) }
  /// The name of the run's colour; "primary" if it has none of its own.
  var statedColor: String { hasPaint ? paint.systemName : "primary" }
}

/// The documents of others that the statements about text name.
enum TextSource {
  /// An implementation of SwiftUI's interface that follows Apple's binary; commit 069dd80.
  static func openSwiftUI(_ place: String) -> DocumentSource { .repository("OpenSwiftUIProject/OpenSwiftUI", place) }
  static let markdown = DocumentSource(
    "sitapix, apple-text, Markdown in Apple’s Text System", "https://sitapix.github.io/apple-text/skills/apple-text-markdown")
}
