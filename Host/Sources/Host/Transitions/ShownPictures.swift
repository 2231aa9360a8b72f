import AlmanacBasics
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Store
import Synchronization

/// What the pictures that clients fetched last are drawn from. A reload replaces an archive, and the change from its last picture is animated from what
/// is kept here.
///
/// Pictures are painted outside the device's actor, so the keeper has a lock of its own.
final class ShownPictures: Sendable {
  private struct Kept {
    let subject: TapSubject
    let list: Data
  }
  private struct State {
    var lists: LRUCache<String, Kept>
    var images: LRUCache<Data, ImageBlob>
  }
  private let state: Mutex<State>

  init(_ profile: EntryAnimationProfile = Profiles.entryAnimations) {
    // Two generations of each cache, and a quarter of the bytes for each.
    state = Mutex(
      State(
        lists: LRUCache(capacity: profile.keptLists / 2, weightLimit: profile.keptBytes / 4),
        images: LRUCache(capacity: profile.keptLists * 2, weightLimit: profile.keptBytes / 4)))
  }

  /// Keeps the encoded list of a picture that is painted.
  ///
  /// - Parameter content: names the list among all that are shown (``ShownContent/content``).
  func keep(_ list: Data, as content: String, of subject: TapSubject) {
    state.withLock { state in
      guard state.lists.value(for: content) == nil else { return }
      state.lists.insert(Kept(subject: subject, list: list), for: content, weight: list.count)
    }
  }

  /// Keeps an image of a picture that is painted.
  func keep(_ image: ImageBlob?, as hash: Data) {
    guard let image else { return }
    state.withLock { $0.images.insert(image, for: hash, weight: image.data.count) }
  }

  /// Returns a kept list; nil if it is not kept, or is another widget's or live activity's.
  func list(_ content: String, of subject: TapSubject) -> Data? {
    state.withLock { state in state.lists.value(for: content).flatMap { $0.subject == subject ? $0.list : nil } }
  }

  /// Returns a kept image.
  func image(_ hash: Data) -> ImageBlob? { state.withLock { $0.images.value(for: hash) } }

  /// Forgets everything.
  func forget() {
    state.withLock { state in
      state.lists.removeAll()
      state.images.removeAll()
    }
  }
}
