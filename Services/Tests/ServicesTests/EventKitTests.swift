import AlmanacFoundationCompat
import Foundation
import Testing

@testable import EventKit

/// Calendars of `.ics` files.
@Suite struct EventKitTests {
  private func withCalendars(_ files: [String: String], _ body: (EKEventStore) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("calendars-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(EKEventStore(CalendarFolders(folders: [folder])))
  }
  private func event(_ lines: String) -> String { "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n\(lines)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n" }
  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
  private func events(_ store: EKEventStore, _ start: String, _ end: String, _ calendars: [EKCalendar]? = nil) throws -> [EKEvent] {
    store.events(matching: store.predicateForEvents(withStart: try date(start), end: try date(end), calendars: calendars)).sorted {
      $0.startDate < $1.startDate
    }
  }

  @Test func `a folder of files is a calendar with name and colour, a file with a name is another`() throws {
    let files = [
      "work/displayname": "Work\n", "work/color": "#ff8800\n",
      "work/1.ics": event("UID:1\r\nSUMMARY:Tide\\, early\r\nDTSTART:20260131T080000Z\r\nDTEND:20260131T093000Z\r\nLOCATION:Pier\r\n  4"),
      "sea.ics": "BEGIN:VCALENDAR\nX-WR-CALNAME:Sea\nBEGIN:VEVENT\nUID:2\nDTSTART:20260131T120000Z\nDURATION:PT45M\nEND:VEVENT\nEND:VCALENDAR",
    ]
    try withCalendars(files) { store in
      let calendars = store.calendars(for: .event)
      #expect(calendars.map(\.title).sorted() == ["Sea", "Work"])
      let work = try #require(calendars.first { $0.title == "Work" })
      #expect(work.cgColor.components.map { $0.map { ($0 * 255).rounded() } } == [255, 136, 0, 255])
      let found = try events(store, "2026-01-31T00:00:00Z", "2026-02-01T00:00:00Z")
      #expect(found.map(\.title) == ["Tide, early", ""])
      #expect(found[0].location == "Pier 4" && found[0].endDate.timeIntervalSince(found[0].startDate) == 5400)
      #expect(found[1].endDate.timeIntervalSince(found[1].startDate) == 2700)
      #expect(try events(store, "2026-01-31T00:00:00Z", "2026-02-01T00:00:00Z", [work]).count == 1)
      #expect(try events(store, "2026-01-31T09:30:00Z", "2026-01-31T12:00:00Z").isEmpty)
      #expect(store.event(withIdentifier: "1")?.title == "Tide, early")
    }
  }

  @Test func `a weekly event keeps its local time when the clocks change, leaves out dates and takes a changed one`() throws {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:weekly
      SUMMARY:Swim
      DTSTART;TZID=Europe/Berlin:20260316T180000
      DTEND;TZID=Europe/Berlin:20260316T190000
      RRULE:FREQ=WEEKLY;COUNT=5
      EXDATE;TZID=Europe/Berlin:20260330T180000
      END:VEVENT
      BEGIN:VEVENT
      UID:weekly
      RECURRENCE-ID;TZID=Europe/Berlin:20260406T180000
      SUMMARY:Swim, late
      DTSTART;TZID=Europe/Berlin:20260406T200000
      DTEND;TZID=Europe/Berlin:20260406T210000
      END:VEVENT
      END:VCALENDAR
      """
    try withCalendars(["a.ics": text]) { store in
      let found = try events(store, "2026-03-01T00:00:00Z", "2026-05-01T00:00:00Z")
      let wanted = ["2026-03-16T17:00:00Z", "2026-03-23T17:00:00Z", "2026-04-06T18:00:00Z", "2026-04-13T16:00:00Z"]
      #expect(try found.map(\.startDate) == wanted.map(date))
      #expect(found.map(\.title) == ["Swim", "Swim", "Swim, late", "Swim"] && found.map(\.isDetached) == [false, false, true, false])
      #expect(found[0].hasRecurrenceRules && found[0].recurrenceRules?.first?.frequency == .weekly)
    }
  }

  @Test func `an event of whole days ends with the last one`() throws {
    try withCalendars(["a.ics": event("UID:1\r\nDTSTART;VALUE=DATE:20260102\r\nDTEND;VALUE=DATE:20260105")]) { store in
      let found = try events(store, "2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z")
      let calendar = Calendar.current
      #expect(found.count == 1 && found[0].isAllDay)
      #expect(calendar.component(.day, from: found[0].startDate) == 2 && calendar.component(.day, from: found[0].endDate) == 4)
    }
  }

  @Test func `tasks are found by what is done and when they are due`() async throws {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VTODO
      UID:1
      SUMMARY:Paint
      DUE:20260201T100000Z
      PRIORITY:1
      END:VTODO
      BEGIN:VTODO
      UID:2
      SUMMARY:Sail
      STATUS:COMPLETED
      COMPLETED:20260110T100000Z
      END:VTODO
      END:VCALENDAR
      """
    nonisolated(unsafe) var store: EKEventStore!
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tasks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent("a.ics"))
    store = EKEventStore(CalendarFolders(folders: [folder]))
    defer { try? FileManager.default.removeItem(at: folder) }
    func fetch(_ predicate: NSPredicate) async -> [String] {
      await withCheckedContinuation { continuation in
        store.fetchReminders(matching: predicate) { continuation.resume(returning: ($0 ?? []).map { $0.title }) }
      }
    }
    #expect(await fetch(store.predicateForReminders(in: nil)) == ["Paint", "Sail"])
    let end = try date("2026-03-01T00:00:00Z")
    #expect(await fetch(store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: end, calendars: nil)) == ["Paint"])
    #expect(await fetch(store.predicateForCompletedReminders(withCompletionDateStarting: nil, ending: nil, calendars: nil)) == ["Sail"])
    #expect(store.calendarItem(withIdentifier: "1") is EKReminder)
    #expect(throws: EKError(.calendarReadOnly)) { try store.save(EKReminder(eventStore: store), commit: true) }
  }

  @Test(arguments: [
    "", "BEGIN:VCALENDAR", "END:VCALENDAR", "BEGIN:VEVENT\nEND:VEVENT", "garbage without colon", ":::::",
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261331\nEND:VEVENT",
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260230T990000\nEND:VEVENT\nEND:VCALENDAR",
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:00000101\nRRULE:FREQ=YEARLY\nEND:VEVENT\nEND:VCALENDAR",
    String(repeating: "BEGIN:VCALENDAR\n", count: 5000), String(repeating: " folded", count: 5000), "\u{0}\u{1}\u{2}",
  ])
  func `a file that is no calendar has no events`(_ text: String) throws {
    try withCalendars(["a.ics": text]) { store in
      let found = try events(store, "2020-01-01T00:00:00Z", "2024-01-01T00:00:00Z")
      #expect(found.isEmpty)
    }
  }

  @Test func `hostile numbers neither overflow nor take long`() throws {
    let lines = [
      "UID:1\nDTSTART:20200101\nDURATION:P999999999999W\nRRULE:FREQ=DAILY;INTERVAL=10000;COUNT=9223372036854775807",
      "UID:2\nDTSTART:99991231T235960\nRRULE:FREQ=YEARLY;INTERVAL=10000", "UID:3\nDTSTART:00010101T000000\nRRULE:FREQ=DAILY",
      "UID:4\nDTSTART:20200101\nRRULE:FREQ=YEARLY;BYMONTHDAY=-9223372036854775808;BYSETPOS=-1,1,-366",
    ]
    for line in lines {
      try withCalendars(["a.ics": event(line.replacingOccurrences(of: "\n", with: "\r\n"))]) { store in
        let found = try events(store, "2020-01-01T00:00:00Z", "2030-01-01T00:00:00Z")
        #expect(found.count <= 4 * 366 + 2)
      }
    }
  }

  @Test func `a device in the place of a file is not read`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("device-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(atPath: folder.appendingPathComponent("a.ics").path, withDestinationPath: "/dev/zero")
    #expect(CalendarFolders(folders: [folder]).read().isEmpty)
  }

  @Test func `without calendars access is denied, and a note says so`() async throws {
    let store = EKEventStore(CalendarFolders(folders: [URL(fileURLWithPath: "/nonexistent")]))
    #expect(try await store.requestFullAccessToEvents() == false)
    #expect(store.calendars(for: .event).isEmpty && UnavailableServices.all.contains { $0.name == "eventKit.noCalendars" })
  }

  @Test func `a rule shows the days, months and positions of its file, and a participant shows its kind`() throws {
    let lines = [
      "UID:board", "DTSTART:20260109T080000Z", "DTEND:20260109T090000Z", "RRULE:FREQ=MONTHLY;BYDAY=FR;BYSETPOS=2;BYMONTH=1,4",
      "ATTENDEE;CUTYPE=ROOM:mailto:room@example.com", "ATTENDEE:mailto:kim@example.com",
    ]
    try withCalendars(["a.ics": event(lines.joined(separator: "\r\n"))]) { store in
      let found = try #require(try events(store, "2026-01-09T00:00:00Z", "2026-01-10T00:00:00Z").first)
      let rule = try #require(found.recurrenceRules?.first)
      #expect(rule.monthsOfTheYear == [1, 4] && rule.setPositions == [2])
      #expect(rule.daysOfTheMonth == nil)
      #expect(found.attendees?.map(\.participantType) == [.room, .person])
      #expect(store.calendarItems(withExternalIdentifier: "board").count == 1)
      #expect(store.calendarItems(withExternalIdentifier: "other").isEmpty)
    }
  }

  @Test func `an item loses an alarm and a rule that are removed, and keeps the others`() {
    let event = EKEvent(eventStore: EKEventStore(CalendarFolders(folders: [])))
    let (first, second) = (EKAlarm(relativeOffset: -60), EKAlarm(relativeOffset: -60))
    let rule = EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil)
    event.addAlarm(first)
    event.addAlarm(second)
    event.addRecurrenceRule(rule)
    event.removeAlarm(first)
    event.removeRecurrenceRule(rule)
    #expect(event.alarms == [second])
    #expect(!event.hasRecurrenceRules)
  }

  @Test func `a calendar keeps the title and colour that an app sets for the object`() {
    let calendar = EKCalendar(for: .event, eventStore: EKEventStore(CalendarFolders(folders: [])))
    calendar.title = "Tides"
    calendar.cgColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(calendar.title == "Tides")
    #expect(calendar.cgColor.components == [1, 0, 0, 1])
  }
}
