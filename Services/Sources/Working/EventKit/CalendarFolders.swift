import Foundation
import Glibc

/// A calendar read from files.
struct CalendarRecord {
  let identifier: String
  var title: String
  /// `#RRGGBB`; nil if unspecified.
  var color: String?
  var events: [CalendarItemRecord] = []
  var reminders: [CalendarItemRecord] = []
}

/// Reads a process's calendars: `.ics` files in folders.
///
/// The folders are `Calendars` in each app group of the app and in its own container, and those in the variable `ALMANAC_CALENDARS` (paths separated
/// by colons). The sandbox decides what an extension can read. A folder with `.ics` files is a calendar, as `khal` and `vdirsyncer` store it: its
/// files `displayname` and `color` describe it. A file with `X-WR-CALNAME` is a separate calendar.
package struct CalendarFolders {
  /// Limits of what is read, because an extension has little memory.
  static let (mostFiles, mostFileBytes, mostBytes, mostDepth) = (5000, 4 << 20, 8 << 20, 3)

  let folders: [URL]
  /// - Parameter folders: folders of calendars, and `.ics` files.
  package init(folders: [URL]) { self.folders = folders }

  static var ofProcess: CalendarFolders {
    let environment = ProcessInfo.processInfo.environment
    var folders = (environment["ALMANAC_CALENDARS"] ?? "").split(separator: ":").map { URL(fileURLWithPath: String($0)) }
    if let groups = environment["ALMANAC_APP_GROUPS"] {
      folders += groups.split(separator: ",").compactMap { AppGroupContainers.folder(of: String($0))?.appendingPathComponent("Calendars") }
      // The home folder of a hosted process is its app's container.
      folders.append(FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent("Calendars"))
    }
    return CalendarFolders(folders: folders)
  }

  /// True if any of the folders exists and can be read.
  var exist: Bool { folders.contains { access($0.path, R_OK) == 0 } }

  func read() -> [CalendarRecord] {
    var (calendars, remaining) = ([CalendarRecord](), (files: Self.mostFiles, bytes: Self.mostBytes))
    for folder in folders { Self.read(folder, depth: 0, into: &calendars, &remaining) }
    if remaining.files <= 0 || remaining.bytes <= 0 {
      UnavailableServices.report(
        "eventKit.tooMuch", "the calendars have more than \(Self.mostFiles) files or \(Self.mostBytes >> 20) MB; what comes after that is left out")
    }
    return calendars
  }

  private static func read(_ place: URL, depth: Int, into calendars: inout [CalendarRecord], _ remaining: inout (files: Int, bytes: Int)) {
    guard depth <= mostDepth else { return }
    if place.pathExtension.lowercased() == "ics" {
      var single = CalendarRecord(identifier: place.path, title: place.deletingPathExtension().lastPathComponent)
      add(place, to: &single, &calendars, &remaining)
      if !single.events.isEmpty || !single.reminders.isEmpty { calendars.append(single) }
      return
    }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
    var own = CalendarRecord(identifier: place.path, title: line(place, "displayname") ?? place.lastPathComponent, color: line(place, "color"))
    for name in names where !name.hasPrefix(".") {
      guard remaining.files > 0, remaining.bytes > 0 else { break }
      let child = place.appendingPathComponent(name)
      if child.pathExtension.lowercased() == "ics" {
        add(child, to: &own, &calendars, &remaining)
      } else {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: child.path, isDirectory: &isFolder), isFolder.boolValue {
          read(child, depth: depth + 1, into: &calendars, &remaining)
        }
      }
    }
    if !own.events.isEmpty || !own.reminders.isEmpty || own.color != nil { calendars.append(own) }
  }

  /// Adds a file's items to its folder's calendar, or as a separate calendar.
  private static func add(
    _ file: URL, to folder: inout CalendarRecord, _ calendars: inout [CalendarRecord], _ remaining: inout (files: Int, bytes: Int)
  ) {
    remaining.files -= 1
    guard let data = bytes(file, most: min(mostFileBytes, remaining.bytes)) else { return }
    remaining.bytes -= data.count
    for calendar in ICalendarText.components(data) where calendar.name == "VCALENDAR" {
      let events = calendar.components.filter { $0.name == "VEVENT" }.compactMap(CalendarItemRecord.init)
      let reminders = calendar.components.filter { $0.name == "VTODO" }.compactMap(CalendarItemRecord.init)
      if let title = calendar.text("X-WR-CALNAME"), !title.isEmpty {
        calendars.append(
          CalendarRecord(
            identifier: file.path, title: title, color: calendar.text("X-APPLE-CALENDAR-COLOR") ?? calendar.text("COLOR"), events: events,
            reminders: reminders))
      } else {
        folder.events += events
        folder.reminders += reminders
      }
    }
  }

  /// Returns the bytes of a regular file of at most `most` bytes. Does not open pipes or devices.
  private static func bytes(_ file: URL, most: Int) -> Data? {
    var status = stat()
    guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= most,
      let handle = try? FileHandle(forReadingFrom: file)
    else { return nil }
    return (try? handle.read(upToCount: most)) ?? Data()
  }

  private static func line(_ folder: URL, _ name: String) -> String? {
    guard let data = bytes(folder.appendingPathComponent(name), most: 1024) else { return nil }
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }
}
