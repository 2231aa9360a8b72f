import Foundation
import Painter
import Scheduler
import Testing
import WireSchema

@testable import Host

@Suite struct PictureCacheTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func key(_ list: Int) -> PictureKey {
    PictureKey(list: .stored("archive", list), presentation: Presentation(), scale: 2, masked: true)
  }

  private func image(bytes: Int = 10, etag: String = "", nextChange: Date? = nil) -> RenderedImage {
    RenderedImage(png: Data(count: bytes), etag: etag, nextChange: nextChange, width: 1, height: 1)
  }

  @Test func aPictureHoldsFromItsInstantUntilItsNextChange() {
    let cache = PictureCache(bytes: 1000)
    cache.keep(image(nextChange: now + 60), key(1), from: now)
    #expect(cache.picture(key(1), at: now) != nil && cache.picture(key(1), at: now + 59) != nil)
    #expect(cache.picture(key(1), at: now - 1) == nil && cache.picture(key(1), at: now + 60) == nil)
    cache.keep(image(etag: "next"), key(1), from: now + 60)
    #expect(cache.picture(key(1), at: now + 60)?.etag == "next")
  }

  @Test func picturesThatNobodyRequestedLatelyGo() {
    let cache = PictureCache(bytes: 1000)
    for number in 0..<100 {
      cache.keep(image(bytes: 100), key(number), from: now)
      #expect(cache.picture(key(0), at: now) != nil)
    }
    #expect((1..<100).count { cache.picture(key($0), at: now) != nil } <= 10)
  }

  @Test func aPictureLargerThanTheCacheIsNotKept() {
    let cache = PictureCache(bytes: 1000)
    cache.keep(image(), key(1), from: now)
    cache.keep(image(bytes: 1001), key(2), from: now)
    #expect(cache.picture(key(2), at: now) == nil && cache.picture(key(1), at: now) != nil)
  }

  @Test func headersAreBoundedInNumber() {
    let cache = PictureCache(bytes: 0)
    for number in 0..<1000 { cache.keep(TimelineArchive.with { $0.kind = "\(number)" }, ArchiveID("\(number)")) }
    #expect(cache.headers("999")?.kind == "999")
    #expect((0..<1000).count { cache.headers(ArchiveID("\($0)")) != nil } <= 256)
  }
}
