@_exported import ActivityKit
@_exported import AlmanacFoundationCompat
import SwiftUI

/// An app's own data for its alarms.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

public struct AlarmButton: Codable, Sendable, Hashable {
  public var text: LocalizedStringResource
  public var textColor: Color {
    get { color.color }
    set { color = StoredColor(newValue) }
  }
  public var systemImageName: String
  private var color: StoredColor
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    (self.text, self.systemImageName, color) = (text, systemImageName, StoredColor(textColor))
  }
}

/// The texts and buttons of an alarm during countdown, pause and alert.
public struct AlarmPresentation: Codable, Sendable, Hashable {
  public struct Alert: Codable, Sendable, Hashable {
    public enum SecondaryButtonBehavior: String, Codable, Sendable, Hashable { case countdown, custom }
    public var title: LocalizedStringResource
    public var stopButton: AlarmButton
    public var secondaryButton: AlarmButton?
    public var secondaryButtonBehavior: SecondaryButtonBehavior?
    public init(
      title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      (self.title, self.stopButton) = (title, stopButton)
      (self.secondaryButton, self.secondaryButtonBehavior) = (secondaryButton, secondaryButtonBehavior)
    }
    /// Uses the system's button for stopping the alarm.
    public init(title: LocalizedStringResource, secondaryButton: AlarmButton? = nil, secondaryButtonBehavior: SecondaryButtonBehavior? = nil) {
      let stopButton = AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle")
      self.init(title: title, stopButton: stopButton, secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
    }
  }
  public struct Countdown: Codable, Sendable, Hashable {
    public var title: LocalizedStringResource
    public var pauseButton: AlarmButton?
    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) { (self.title, self.pauseButton) = (title, pauseButton) }
  }
  public struct Paused: Codable, Sendable, Hashable {
    public var title: LocalizedStringResource
    public var resumeButton: AlarmButton
    public init(title: LocalizedStringResource, resumeButton: AlarmButton) { (self.title, self.resumeButton) = (title, resumeButton) }
  }
  public var alert: Alert
  public var countdown: Countdown?
  public var paused: Paused?
  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
  }
}

/// The attributes of an alarm's live activity.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable, Hashable {
  public typealias ContentState = AlarmPresentationState
  public var presentation: AlarmPresentation
  public var metadata: Metadata?
  public var tintColor: Color {
    get { tint.color }
    set { tint = StoredColor(newValue) }
  }
  private var tint: StoredColor
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    (self.presentation, self.metadata, tint) = (presentation, metadata, StoredColor(tintColor))
  }
}

/// The current state of an alarm.
public struct AlarmPresentationState: Codable, Sendable, Hashable {
  public enum Mode: Codable, Sendable, Hashable {
    public struct Alert: Codable, Sendable, Hashable {
      public var time: Alarm.Schedule.Relative.Time
      public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
    }
    public struct Countdown: Codable, Sendable, Hashable {
      /// In seconds.
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
      public var startDate: Date
      public var fireDate: Date
      public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval, startDate: Date, fireDate: Date) {
        (self.totalCountdownDuration, self.previouslyElapsedDuration) = (totalCountdownDuration, previouslyElapsedDuration)
        (self.startDate, self.fireDate) = (startDate, fireDate)
      }
    }
    public struct Paused: Codable, Sendable, Hashable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
      public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
        (self.totalCountdownDuration, self.previouslyElapsedDuration) = (totalCountdownDuration, previouslyElapsedDuration)
      }
    }
    case alert(Alert)
    case countdown(Countdown)
    case paused(Paused)
  }
  public var alarmID: Alarm.ID
  public var mode: Mode
  public init(alarmID: Alarm.ID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }
}

/// A colour's components: SwiftUI's colours cannot be encoded.
private struct StoredColor: Codable, Sendable, Hashable {
  private var red, green, blue, opacity: Float
  init(_ color: Color) {
    let parts = color.resolve(in: EnvironmentValues())
    (red, green, blue, opacity) = (parts.red, parts.green, parts.blue, parts.opacity)
  }
  var color: Color { Color(Color.Resolved(red: red, green: green, blue: blue, opacity: opacity)) }
}
