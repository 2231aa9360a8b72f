import AlmanacWireSchema
import Foundation
import Testing

@Suite struct TimelineTests {
  private func archive(_ dates: [Double]) -> TimelineArchive {
    var archive = TimelineArchive()
    archive.schemaVersion = TimelineArchive.currentSchemaVersion
    archive.entries = dates.map { seconds in
      var entry = ArchivedEntry()
      entry.date.seconds = seconds
      entry.variants = [Variant()]
      return entry
    }
    archive.displayLists = [Data()]
    return archive
  }

  @Test func `the current entry is the last whose date has passed`() {
    let timeline = archive([100, 200, 300])
    func index(_ seconds: Double) -> Int? { timeline.entryIndex(at: Date(timeIntervalSince1970: seconds)) }
    #expect(index(99.9) == nil)
    #expect(index(100) == 0)
    #expect(index(299.9) == 1)
    #expect(index(1e9) == 2)
    #expect(timeline.nextEntryDate(after: Date(timeIntervalSince1970: 200)) == Date(timeIntervalSince1970: 300))
    #expect(timeline.nextEntryDate(after: Date(timeIntervalSince1970: 300)) == nil)
  }

  @Test func `the order in the list does not matter; of equal dates the later entry wins`() {
    let timeline = archive([300, 100, 200, 200])
    #expect(timeline.entryIndex(at: Date(timeIntervalSince1970: 250)) == 3)
    #expect(timeline.entryIndex(at: Date(timeIntervalSince1970: 301)) == 0)
  }

  private func key(
    _ scheme: ColorSchemeValue = .unspecified, _ mode: RenderingModeValue = .unspecified, _ redaction: RedactionValue = .unspecified
  ) -> VariantKey {
    var key = VariantKey()
    key.colorScheme = scheme
    key.renderingMode = mode
    key.redaction = redaction
    return key
  }

  private func entry(_ keys: [VariantKey]) -> ArchivedEntry {
    var entry = ArchivedEntry()
    entry.variants = keys.enumerated().map { index, key in
      var variant = Variant()
      variant.key = key
      variant.displayList = UInt32(index)
      return variant
    }
    return entry
  }

  private func moment(_ seconds: Double, _ keys: [VariantKey], lists first: UInt32) -> ArchivedMoment {
    var moment = ArchivedMoment()
    moment.date.seconds = seconds
    moment.variants = entry(keys).variants
    for index in moment.variants.indices { moment.variants[index].displayList += first }
    return moment
  }

  @Test func `an entry shows its latest moment that has passed`() {
    var entry = entry([key(.light), key(.dark)])
    entry.date.seconds = 100
    entry.moments = [moment(160, [key(.light), key(.dark)], lists: 2), moment(220, [key()], lists: 4)]
    func index(_ seconds: Double) -> Int? { entry.displayListIndex(for: key(.dark), at: Date(timeIntervalSince1970: seconds)) }
    #expect(entry.displayListIndex(for: key(.dark)) == 1)
    #expect(index(50) == 1 && index(159.9) == 1)
    #expect(index(160) == 3 && index(219) == 3)
    #expect(index(220) == 4 && index(1e9) == 4)
    #expect(entry.nextMoment(after: Date(timeIntervalSince1970: 100)) == Date(timeIntervalSince1970: 160))
    #expect(entry.nextMoment(after: Date(timeIntervalSince1970: 160)) == Date(timeIntervalSince1970: 220))
    #expect(entry.nextMoment(after: Date(timeIntervalSince1970: 220)) == nil)
  }

  @Test func `moments are checked like entries`() throws {
    func timeline(_ moments: [ArchivedMoment]) -> TimelineArchive {
      var timeline = archive([100])
      timeline.entries[0].moments = moments
      return timeline
    }
    try timeline([moment(101, [key()], lists: 0), moment(102, [key()], lists: 0)]).validate()
    #expect(throws: ArchiveError.entriesUnsorted(index: 0)) { try timeline([moment(100, [key()], lists: 0)]).validate() }
    #expect(throws: ArchiveError.entriesUnsorted(index: 0)) {
      try timeline([moment(102, [key()], lists: 0), moment(101, [key()], lists: 0)]).validate()
    }
    #expect(throws: ArchiveError.displayListMissing(entry: 0)) { try timeline([moment(101, [key()], lists: 1)]).validate() }
    #expect(throws: ArchiveError.displayListMissing(entry: 0)) { try timeline([moment(101, [], lists: 0)]).validate() }
    #expect(throws: ArchiveError.notFinite(what: "the date", place: "a moment of entry 0")) {
      try timeline([moment(.nan, [key()], lists: 0)]).validate()
    }
  }

  @Test func `an environment value that was not read matches everything`() {
    #expect(entry([key()]).displayListIndex(for: key(.dark, .vibrant, .privacy)) == 0)
    #expect(entry([]).displayListIndex(for: key()) == nil)
  }

  @Test func `an environment value that was read must match`() {
    let schemes = entry([key(.light), key(.dark)])
    #expect(schemes.displayListIndex(for: key(.light, .fullColor)) == 0)
    #expect(schemes.displayListIndex(for: key(.dark, .fullColor)) == 1)
    #expect(entry([key(), key(.dark)]).displayListIndex(for: key(.dark)) == 1)
    #expect(entry([key(), key(.dark)]).displayListIndex(for: key(.light)) == 0)
  }

  @Test func `the nearest variant is used, and redaction weighs most`() {
    let entry = entry([key(.light, .fullColor, .none), key(.dark, .accented, .privacy)])
    #expect(entry.displayListIndex(for: key(.light, .vibrant, .privacy)) == 1)
    #expect(entry.displayListIndex(for: key(.dark, .accented, .none)) == 0)
  }

  @Test func `headers are checked`() throws {
    try archive([1, 2]).validate()
    #expect(throws: ArchiveError.entriesUnsorted(index: 1)) { try archive([2, 1]).validate() }
    #expect(throws: ArchiveError.schemaVersion(0)) { try TimelineArchive().validate() }
    #expect(throws: ArchiveError.notFinite(what: "the date", place: "entry 0")) { try archive([.nan]).validate() }
    // The key of a picture contains the date of creation, and no key that contains NaN is equal to itself.
    for seconds in [Double.nan, .infinity, -.infinity] {
      var undated = archive([1])
      undated.created.seconds = seconds
      #expect(throws: ArchiveError.notFinite(what: "the date", place: "the archive's creation")) { try undated.validate() }
    }
    var distant = archive([1])
    distant.created.seconds = 1e18
    #expect(throws: ArchiveError.self) { try distant.validate() }
    var dangling = archive([1])
    dangling.entries[0].variants[0].displayList = 7
    #expect(throws: ArchiveError.displayListMissing(entry: 0)) { try dangling.validate() }
    var image = archive([1])
    image.images = [ImageBlob()]
    #expect(throws: ArchiveError.imageHash(index: 0)) { try image.validate() }
    var limits = ArchiveLimits.standard
    limits.entries = 1
    #expect(throws: ArchiveError.tooLarge(what: "entries", found: 2, limit: 1)) { try archive([1, 2]).validate(limits) }
  }
}
