import AppIntents

/// What a countdown leads to. The form asks only for what the choice needs.
enum Goal: String, AppEnum {
  case day, moment, everyDay

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Goal"
  static let caseDisplayRepresentations: [Goal: DisplayRepresentation] = [
    .day: "A day", .moment: "A day and time", .everyDay: "A time of every day",
  ]
}

enum Theme: String, AppEnum {
  case sea, forest, sunset, night

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Colours"
  static let caseDisplayRepresentations: [Theme: DisplayRepresentation] = [
    .sea: "Sea", .forest: "Forest", .sunset: "Sunset", .night: "Night",
  ]
}

/// Configures a countdown.
struct CountDown: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Countdown"
  static let description = IntentDescription("Counts to a day, a moment, or a time of every day.")

  @Parameter(title: "Title", default: "New Year", inputOptions: .init(capitalizationType: .words))
  var name: String

  @Parameter(title: "Counts to", default: .day)
  var goal: Goal

  @Parameter(title: "Day", description: "Without one, the next New Year's Day.", kind: .date)
  var day: Date?

  @Parameter(title: "Moment", kind: .dateTime)
  var moment: Date?

  @Parameter(title: "Time", kind: .time)
  var time: Date?

  @Parameter(
    title: "Get ready", description: "How long before it the widget says so.", defaultValue: 0, defaultUnit: .minutes, supportsNegativeNumbers: false)
  var lead: Measurement<UnitDuration>

  @Parameter(title: "Notes", inputOptions: .init(multiline: true))
  var notes: String?

  @Parameter(title: "Colours", default: .sea)
  var theme: Theme

  @Parameter(title: "Picture", supportedTypeIdentifiers: ["public.image"])
  var picture: IntentFile?

  @Parameter(title: "Web page", description: "A tap opens it.")
  var page: URL?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$goal) {
      Case(.moment) {
        Summary("\(\.$name): count to \(\.$goal)") {
          \.$moment
          \.$lead
          \.$notes
          \.$theme
          \.$picture
          \.$page
        }
      }
      Case(.everyDay) {
        Summary("\(\.$name): count to \(\.$goal)") {
          \.$time
          \.$lead
          \.$notes
          \.$theme
          \.$picture
          \.$page
        }
      }
      DefaultCase {
        Summary("\(\.$name): count to \(\.$goal)") {
          \.$day
          \.$notes
          \.$theme
          \.$picture
          \.$page
        }
      }
    }
  }
}

extension CountDown {
  /// The instant to which the widget counts at `date`.
  func target(after date: Date, calendar: Calendar = .current) -> Date {
    switch goal {
    case .day: return day.map(calendar.startOfDay) ?? newYear(after: date, calendar)
    case .moment: return moment ?? newYear(after: date, calendar)
    case .everyDay:
      let clock = time.map { calendar.dateComponents([.hour, .minute], from: $0) } ?? DateComponents(hour: 8, minute: 0)
      return calendar.nextDate(after: date, matching: clock, matchingPolicy: .nextTime) ?? date
    }
  }

  private func newYear(after date: Date, _ calendar: Calendar) -> Date {
    calendar.nextDate(after: date, matching: DateComponents(month: 1, day: 1, hour: 0), matchingPolicy: .nextTime) ?? date
  }
}
