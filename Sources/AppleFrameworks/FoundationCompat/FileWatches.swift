import Glibc

/// Receives file events from inotify for Dispatch sources.
///
/// All sources share one inotify instance, because each user may have only a few. Watches of sources that have ended are removed when the next one is
/// added.
// Unchecked: `lock` guards the watches.
final class FileWatches: @unchecked Sendable {
  static let shared = FileWatches()

  struct Watch {
    weak var source: DispatchSource?
    let descriptor: Int32
    let mask: DispatchSource.FileSystemEvent
    /// A duplicate of the author's descriptor, which may be closed and reused for another file before the source ends.
    let file: Int32
    var size: off_t
    var links: UInt

    var isOver: Bool { source?.isCancelled ?? true }
  }

  private let lock = NSLock()
  private let inotify = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
  private let reader: (any DispatchSourceRead)?
  /// By inotify's watch descriptor.
  private var watches: [Int32: [Watch]] = [:]

  private init() {
    reader = inotify < 0 ? nil : DispatchSource.makeReadSource(fileDescriptor: inotify, queue: DispatchQueue(label: "files"))
    reader?.setEventHandler { FileWatches.shared.read() }
    reader?.resume()
  }

  /// - Returns: false with `errno` if the file cannot be watched.
  func add(_ source: DispatchSource, _ descriptor: Int32, _ mask: DispatchSource.FileSystemEvent) -> Bool {
    lock.withLock {
      removeEnded()
      var status = stat()
      let file = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
      guard file >= 0, fstat(file, &status) == 0 else { return false }
      // The link in `/proc` leads to the file itself, even after it was renamed.
      let number = inotify_add_watch(inotify, "/proc/self/fd/\(file)", Self.told)
      guard number >= 0 else {
        let code = errno
        close(file)
        errno = code
        return false
      }
      watches[number, default: []].append(
        Watch(source: source, descriptor: descriptor, mask: mask, file: file, size: status.st_size, links: UInt(status.st_nlink)))
      return true
    }
  }

  func watch(of source: DispatchSource) -> Watch? {
    lock.withLock { watches.values.lazy.joined().first { $0.source === source } }
  }

  private static let told = UInt32(
    IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)

  private func removeEnded() {
    for (number, all) in watches where all.contains(where: \.isOver) {
      for watch in all where watch.isOver { close(watch.file) }
      let kept = all.filter { !$0.isOver }
      watches[number] = kept.isEmpty ? nil : kept
      if kept.isEmpty { inotify_rm_watch(inotify, number) }
    }
  }

  /// Reads all pending inotify events and passes them to the sources.
  private func read() {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let length = Glibc.read(inotify, &buffer, buffer.count)
      guard length > 0 else { return }
      buffer.withUnsafeBytes { bytes in
        var place = 0
        while place + MemoryLayout<inotify_event>.size <= length {
          let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          tell(event)
          place += MemoryLayout<inotify_event>.size + Int(event.len)
        }
      }
    }
  }

  private func tell(_ event: inotify_event) {
    let told: [(source: DispatchSource, events: DispatchSource.FileSystemEvent)] = lock.withLock {
      guard var all = watches[event.wd] else { return [] }
      defer { watches[event.wd] = all }
      return all.indices.compactMap { index in
        let events = all[index].events(event).intersection(all[index].mask)
        guard !events.isEmpty, let source = all[index].source, !source.isCancelled else { return nil }
        return (source, events)
      }
    }
    for one in told { (one.source as any DispatchSourceUserDataOr).or(data: one.events.rawValue) }
  }
}

extension FileWatches.Watch {
  /// Translates an inotify event to Darwin's events.
  fileprivate mutating func events(_ event: inotify_event) -> DispatchSource.FileSystemEvent {
    func has(_ bits: Int32...) -> Bool { bits.contains { event.mask & UInt32(bitPattern: $0) != 0 } }
    var events: DispatchSource.FileSystemEvent = []
    if has(IN_MOVE_SELF) { events.insert(.rename) }
    if has(IN_DELETE_SELF) { events.insert(.delete) }
    if event.mask & UInt32(IN_UNMOUNT) != 0 { events.insert(.revoke) }
    if has(IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO) {
      events.formUnion(event.mask & UInt32(IN_ISDIR) != 0 ? [.write, .link] : .write)
    }
    // An event with a name is a change of a file inside the folder, which Darwin does not report for the folder.
    guard event.len == 0, has(IN_MODIFY, IN_ATTRIB) else { return events }
    var status = stat()
    guard fstat(file, &status) == 0 else { return events }
    if has(IN_MODIFY) { events.formUnion(status.st_size > size ? [.write, .extend] : .write) }
    if has(IN_ATTRIB) {
      // Linux reports the removal of a file that is still open as a change of its link count.
      switch UInt(status.st_nlink) {
      case links: events.insert(.attrib)
      case 0: events.formUnion([.delete, .link])
      default: events.insert(.link)
      }
    }
    (size, links) = (status.st_size, UInt(status.st_nlink))
    return events
  }
}
