import AlmanacTextEngine
import AlmanacWireSchema

/// Turns a provider's entries into an archive that the host can show without the extension (Specification C1).
///
/// Each entry's view runs first under the first presentation, then once for each combination of the axes that its bodies read. Equal results are
/// stored once (ARCHITECTURE rule 4). If views follow a schedule, the entry is also drawn for the schedule's dates.
@MainActor
final class TimelineArchiver {
  private let widget: WidgetDescription
  private let context: RenderContext
  private let axes: PresentationAxes
  private let images = ImageStore()
  /// The tasks that views start; they run until the timeline is archived.
  private let tasks = ViewTasks()
  private var archive = TimelineArchive()
  private var indexes: [SerializedList: UInt32] = [:]
  private var diagnostics: DiagnosticList
  /// True if views that follow a schedule are drawn for its dates.
  private let followsSchedules: Bool
  private var moments = (count: 0, bytes: 0)
  private let painting: PaintingCheck
  /// The lists whose painting cost is known. A list that is too expensive has a diagnostic that explains why.
  private var refusals: [SerializedList: Diagnostic?] = [:]

  init(widget: WidgetDescription, context: RenderContext, followsSchedules: Bool = false, diagnostics: [Diagnostic]) {
    self.followsSchedules = followsSchedules
    self.widget = widget
    self.context = context
    self.diagnostics = DiagnosticList(diagnostics)
    axes = PresentationAxes(context)
    painting = PaintingCheck(limit: context.maxPaintCost, images: images)
  }

  /// - Throws: ``ExtensionRequestError`` if no entry can be shown; `CancellationError`, between entries, if the host stopped waiting.
  func archive(_ timeline: AnyTimeline, now: Date) async throws -> TimelineArchive {
    archive.schemaVersion = TimelineArchive.currentSchemaVersion
    archive.kind = widget.kind
    archive.family = context.family
    archive.policy = timeline.policy
    archive.created.seconds = now.timeIntervalSince1970

    var largest = 0
    let entries = try EntryCheck(kind: widget.kind, limit: Int(context.maxEntries), now: now).checked(timeline, &diagnostics)
    for (position, entry) in entries.enumerated() {
      try Task.checkCancellation()
      let next = entries[position...].first { $0.date > entry.date }?.date
      // An entry that is already over is drawn for its own date only.
      let isOver = next.map { $0 <= now } ?? false
      var window = followsSchedules && !isOver ? ScheduleWindow(from: entry.date, now: now, until: next, limit: momentsLeft) : nil
      let variants = try draw(entry, at: entry.date, &window)
      let bytes = Set(variants.map(\.list)).reduce(0) { $0 + $1.bytes.count }
      largest = max(largest, bytes)
      if let refusal = variants.lazy.compactMap({ self.refusal(of: $0.list) }).first {
        diagnostics.add(refusal)
        continue
      }
      if context.maxEntryBytes > 0, bytes > context.maxEntryBytes {
        diagnostics.add(
          Diagnostic(
            .error, "entry.tooLarge",
            "the entry of \(entry.date.formatted(.iso8601)) takes \(bytes) bytes and was left out; the limit is \(context.maxEntryBytes), so draw fewer or simpler paths and views",
            place: widget.kind))
        continue
      }
      archive.entries.append(archived(entry, variants))
      for date in window?.dates ?? [] {
        try Task.checkCancellation()
        guard try addMoment(date, of: entry) else { break }
        await Task.yield()
      }
      await Task.yield()
    }
    guard !archive.entries.isEmpty else {
      if let refusal = diagnostics.all.last(where: { $0.name == "limit.paintCost" }) { throw ExtensionRequestError.paintingTooExpensive(refusal) }
      throw ExtensionRequestError.entriesTooLarge(kind: widget.kind, bytes: largest, limit: Int(context.maxEntryBytes))
    }
    // Lets the tasks that were started last begin before they are cancelled.
    if !tasks.isEmpty { await Task.yield() }
    archive.images = images.blobs.values.sorted { $0.sha256.lexicographicallyPrecedes($1.sha256) }
    archive.diagnostics = diagnostics.all
    return archive
  }

  private var momentsLeft: Int { min(ScheduleWindow.Limits.moments, ScheduleWindow.Limits.momentsOfTimeline - moments.count) }

  /// Draws `entry`, which was archived last, for a further date, and stores the result if it differs from the one before.
  /// - Returns: True if the size limit allows more drawings.
  private func addMoment(_ date: Date, of entry: AnyTimelineEntry) throws -> Bool {
    var none: ScheduleWindow?
    let drawn = try draw(entry, at: date, &none)
    moments.count += 1
    if let refusal = drawn.lazy.compactMap({ self.refusal(of: $0.list) }).first {
      diagnostics.add(refusal)
      return false
    }
    let bytes = Set(drawn.map(\.list)).filter { indexes[$0] == nil }.reduce(0) { $0 + $1.bytes.count }
    moments.bytes += bytes
    guard moments.bytes <= ScheduleWindow.Limits.bytes, context.maxEntryBytes == 0 || bytes <= context.maxEntryBytes else {
      diagnostics.add(
        Diagnostic(
          .warning, "timelineView.tooLarge",
          "the dates of TimelineViews take more than \(ScheduleWindow.Limits.bytes) bytes: the entry of \(entry.date.formatted(.iso8601)) does not change any more "
            + "from \(date.formatted(.iso8601)); draw fewer or simpler paths and views", place: widget.kind))
      return false
    }
    var moment = ArchivedMoment()
    moment.date.seconds = date.timeIntervalSince1970
    moment.variants = stored(drawn)
    let last = archive.entries.count - 1
    if moment.variants != archive.entries[last].moments.last?.variants ?? archive.entries[last].variants {
      archive.entries[last].moments.append(moment)
    }
    return true
  }

  /// Draws the entry at `date` once for every presentation that differs in what its bodies read.
  private func draw(
    _ entry: AnyTimelineEntry, at date: Date, _ window: inout ScheduleWindow?
  ) throws -> [(key: VariantKey, list: SerializedList)] {
    var reads: EnvironmentReads = []
    var drawn: [VariantKey: SerializedList] = [:]
    while true {
      let keys = axes.keys(reading: reads)
      let known = reads
      for full in keys.map(axes.completed) where drawn[full] == nil {
        let (list, read) = try draw(entry, at: date, as: full, &window)
        drawn[full] = list
        reads.formUnion(read)
      }
      if reads == known { return keys.compactMap { key in drawn[axes.completed(key)].map { (key, $0) } } }
    }
  }

  private func draw(
    _ entry: AnyTimelineEntry, at date: Date, as presentation: VariantKey, _ window: inout ScheduleWindow?
  ) throws -> (SerializedList, EnvironmentReads) {
    var environment = EnvironmentValues(context: context, variant: presentation)
    if widget.contentMarginsDisabled { environment.core.contentMargins = EdgeInsets() }
    let drawing = try checkedDrawing(of: entry, at: date, environment, &window)
    // Done only after the first drawing is freed: a view that is too expensive often needs much of the extension's memory, too.
    if refusals[drawing.list] == nil {
      refusals[drawing.list] = .some(drawing.excess.map { refusal(of: entry, excess: $0, at: date, environment) })
    }
    return (drawing.list, drawing.reads)
  }

  /// Draws the entry and encodes the display list. If a host would refuse that list, returns the list of a prohibition sign instead.
  /// - Returns: The list, what the bodies read, and the painting cost as a multiple of the limit.
  private func checkedDrawing(
    of entry: AnyTimelineEntry, at date: Date, _ environment: EnvironmentValues, _ window: inout ScheduleWindow?
  ) throws -> (list: SerializedList, reads: EnvironmentReads, excess: Double?) {
    let session = session(at: date)
    session.window = window
    let outer = EnvironmentStack.reads
    EnvironmentStack.reads = []
    defer { EnvironmentStack.reads = outer }
    if context.namesSources { session.sources = NodeSources() }
    var list = entry.draw(environment, session)
    session.sources?.describe(&list)
    if let refusal = session.refusal { throw ExtensionRequestError.contentUnavailable(refusal) }
    do {
      try list.validate()
    } catch let error as ArchiveError {
      // A host would reject the whole timeline because of this display list.
      diagnostics.add(
        Diagnostic(
          .error, "entry.invalid",
          "the entry of \(date.formatted(.iso8601)) cannot be shown, so a prohibition sign is shown instead: \(error)", place: widget.kind))
      list = ViewRenderer.displayList(
        of: ProhibitionSignView().containerBackground(.yellow, for: .widget), environment: environment,
        session: RenderSession(text: .current, images: images, bundle: .main))
    }
    window = session.window
    for diagnostic in session.diagnostics { diagnostics.add(diagnostic) }
    let serialized = SerializedList(bytes: try list.encoded())
    let isKnown = refusals[serialized] != nil
    return (serialized, EnvironmentStack.reads, isKnown ? nil : painting.excess(of: list))
  }

  /// Draws the entry once more to find the view that is too expensive.
  private func refusal(of entry: AnyTimelineEntry, excess: Double, at date: Date, _ environment: EnvironmentValues) -> Diagnostic {
    let session = session(at: date)
    session.sources = NodeSources()
    let list = entry.draw(environment, session)
    return painting.diagnostic(list, sources: session.sources ?? NodeSources(), excess: excess, date: date, kind: widget.kind)
  }

  private func refusal(of list: SerializedList) -> Diagnostic? { refusals[list] ?? nil }

  private func session(at date: Date) -> RenderSession {
    let session = RenderSession(text: .current, images: images, bundle: .main)
    session.tasks = tasks
    session.imageLimits = ArchivedImageLimits(pixels: Int(clamping: context.maxImagePixels), bytes: Int(clamping: context.maxImageBytes))
    session.displayScale = context.displayScale == 0 ? session.displayScale : context.displayScale
    session.date = date
    return session
  }

  private func archived(_ entry: AnyTimelineEntry, _ variants: [(key: VariantKey, list: SerializedList)]) -> ArchivedEntry {
    var archived = ArchivedEntry()
    archived.date.seconds = entry.date.timeIntervalSince1970
    if let relevance = entry.relevance { archived.relevance = relevance }
    archived.variants = stored(variants)
    return archived
  }

  private func stored(_ variants: [(key: VariantKey, list: SerializedList)]) -> [Variant] {
    variants.map { key, list in
      var variant = Variant()
      variant.key = key
      variant.displayList = index(of: list)
      return variant
    }
  }

  private func index(of list: SerializedList) -> UInt32 {
    if let index = indexes[list] { return index }
    let index = UInt32(archive.displayLists.count)
    archive.displayLists.append(list.bytes)
    indexes[list] = index
    return index
  }
}

/// The bytes of a display list. The hash covers all of them; the hash of `Data` covers only the beginning.
private struct SerializedList: Hashable {
  let bytes: Data
  func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}

/// Collects diagnostics without duplicates, up to a limit that people can still read.
struct DiagnosticList {
  private(set) var all: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private static let most = 200

  init(_ diagnostics: [Diagnostic]) { for diagnostic in diagnostics { add(diagnostic) } }

  mutating func add(_ diagnostic: Diagnostic) {
    guard seen.count <= Self.most, seen.insert(diagnostic).inserted else { return }
    if seen.count <= Self.most {
      all.append(diagnostic)
    } else {
      all.append(Diagnostic(.warning, "diagnostics.more", "there were more than \(Self.most) different diagnostics; the others are left out"))
    }
  }
}
