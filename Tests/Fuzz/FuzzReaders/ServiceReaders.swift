import EventKit
import Foundation
import HealthKit

extension FuzzReader {
  /// What people and other programs keep in files.
  static let services = [
    FuzzReader.file("calendar", named: "input.ics", maxBytes: 8192) { file in
      let store = EKEventStore(CalendarFolders(folders: [file]))
      let start = Date(timeIntervalSince1970: 1_767_225_600)
      _ = store.events(matching: store.predicateForEvents(withStart: start, end: start + 4 * 366 * 86_400, calendars: nil))
      store.fetchReminders(matching: store.predicateForReminders(in: nil)) { _ in }
    },
    FuzzReader("health") { data in _ = try HealthFile.samples(data) },
  ]
}
