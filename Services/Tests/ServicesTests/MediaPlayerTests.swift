import AlmanacFoundationCompat
import Foundation
import MediaPlayer
import Testing

/// The library of music and its player, which are not there.
@Suite struct MediaPlayerTests {
  @Test func `there is no library of music, and its player stays stopped`() async {
    let query = MPMediaQuery.albums()
    query.addFilterPredicate(MPMediaPropertyPredicate(value: "Ada", forProperty: MPMediaItemPropertyArtist))
    #expect(query.items == nil && query.groupingType == .album && query.filterPredicates?.count == 1)
    #expect(await MPMediaLibrary.requestAuthorization() == .restricted)
    let player = MPMusicPlayerController.systemMusicPlayer
    player.setQueue(with: query)
    player.play()
    #expect(player.playbackState == .stopped && player.nowPlayingItem == nil)
    await #expect(throws: MPError(.permissionDenied)) { try await player.prepareToPlay() }
    #expect(UnavailableServices.all.contains { $0.name == "mediaPlayer.unavailable" })
  }

  @MainActor @Test func `a volume view has no subviews and no wireless routes`() {
    let volume = MPVolumeView(frame: .zero)
    #expect(volume.subviews.isEmpty && volume.showsVolumeSlider && !volume.areWirelessRoutesAvailable)
  }
}
