import Foundation
import MusicKit
import SwiftUI
import Testing

/// Items of MusicKit that an app has stored, and queues. Nothing plays, and every request is denied.
@Suite struct MusicKitTests {
  private func song(_ id: String, _ more: String = "") throws -> Song {
    try JSONDecoder().decode(
      Song.self, from: Data(#"{ "id": "\#(id)", "title": "Tide \#(id)", "artistName": "The Sea", "genreNames": ["Water"]\#(more) }"#.utf8))
  }
  private func entries(_ queue: ApplicationMusicPlayer.Queue) -> [String] { queue.entries.map(\.title) }

  @Test func `a song that an app has stored is read, and written again`() throws {
    let album = #", "albums": { "items": [{ "id": "9", "title": "Moon", "artistName": "The Sea", "genreNames": [], "trackCount": 2 }] }"#
    let found = try song("1", #", "duration": 61, "lyrics": true, "contentRating": "explicit""# + album)
    #expect(found.id == "1" && found.duration == 61 && found.hasLyrics && found.contentRating == .explicit && found.isrc == nil)
    #expect(found.albums?.first?.trackCount == 2 && found.albums?.hasNextBatch == false)
    #expect(try JSONDecoder().decode(Song.self, from: JSONEncoder().encode(found)) == found)
    #expect("\(found)" == #"Song(id: "1", title: "Tide 1", artistName: "The Sea")"# && "\(MusicItemCollection([found]))".contains("Tide 1"))
    #expect(Track.song(found).title == "Tide 1" && Track.song(found).duration == 61)
  }

  @Test func `artwork has an address for each size, and colours`() throws {
    let text = #"{ "width": 3000, "height": 2000, "url": "https://art.example/{w}x{h}.jpg", "bgColor": "ff8000", "textColor1": "sea" }"#
    let artwork = try JSONDecoder().decode(Artwork.self, from: Data(text.utf8))
    #expect(artwork.url(width: 60, height: 40)?.absoluteString == "https://art.example/60x40.jpg")
    #expect(artwork.backgroundColor?.components?.map { ($0 * 255).rounded() } == [255, 128, 0, 255])
    #expect(artwork.primaryTextColor == nil && artwork.secondaryTextColor == nil && artwork.maximumWidth == 3000)
  }

  @Test func `a queue keeps its entries in order`() async throws {
    let songs = try ["1", "2", "3"].map { try song($0) }
    let queue = ApplicationMusicPlayer.Queue(for: songs, startingAt: songs[1])
    #expect(entries(queue) == ["Tide 1", "Tide 2", "Tide 3"] && queue.currentEntry?.item?.id == "2")
    try await queue.insert(try song("4"), position: .afterCurrentEntry)
    try await queue.insert([try song("5")], position: .tail)
    #expect(entries(queue) == ["Tide 1", "Tide 2", "Tide 4", "Tide 3", "Tide 5"])
    queue.entries.removeLast(3)
    #expect(entries(queue) == ["Tide 1", "Tide 2"])
    ApplicationMusicPlayer.shared.queue = [songs[0]]
    #expect(ApplicationMusicPlayer.shared.queue.currentEntry?.subtitle == "The Sea")
    await #expect(throws: MusicTokenRequestError.permissionDenied) { try await ApplicationMusicPlayer.shared.play() }
    #expect(ApplicationMusicPlayer.shared.state.playbackStatus == .stopped)
  }

  @Test func `every request is denied`() async throws {
    var sections = MusicLibrarySectionedRequest<Album, Song>()
    sections.sortItems(by: \.lastPlayedDate, ascending: false)
    sections.filterSections(matching: \.artistName, equalTo: "The Sea")
    let (songs, request) = (sections, MusicCatalogResourceRequest<Song>(matching: \.id, equalTo: "1"))
    await #expect(throws: MusicTokenRequestError.permissionDenied) { try await songs.response() }
    await #expect(throws: MusicTokenRequestError.permissionDenied) { try await request.response() }
    await #expect(throws: MusicTokenRequestError.permissionDenied) { try await MusicCatalogChartsRequest(types: [Song.self]).response() }
    await #expect(throws: MusicTokenRequestError.permissionDenied) { try await MusicPersonalRecommendationsRequest().response() }
    await #expect(throws: MusicTokenRequestError.permissionDenied) { try await song("1").with([.albums, .artists]) }
    var changes = 0
    for await _ in MusicSubscription.subscriptionUpdates { changes += 1 }
    #expect(changes == 0)
  }
}
