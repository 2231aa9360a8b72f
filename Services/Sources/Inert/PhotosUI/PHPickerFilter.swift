@_exported import Photos
@_exported import SwiftUI
@_exported import UniformTypeIdentifiers

/// The kinds of pictures that a picker offers.
public struct PHPickerFilter: Sendable, Hashable {
  let name: String
  public static let images = PHPickerFilter(name: "images")
  public static let videos = PHPickerFilter(name: "videos")
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
  public static let panoramas = PHPickerFilter(name: "panoramas")
  public static let screenshots = PHPickerFilter(name: "screenshots")
  public static let screenRecordings = PHPickerFilter(name: "screenRecordings")
  public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
  public static let timelapseVideos = PHPickerFilter(name: "timelapseVideos")
  public static let cinematicVideos = PHPickerFilter(name: "cinematicVideos")
  public static let bursts = PHPickerFilter(name: "bursts")
  public static let spatialMedia = PHPickerFilter(name: "spatialMedia")
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: subfilters.map(\.name).joined(separator: "|")) }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: subfilters.map(\.name).joined(separator: "&")) }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "!(\(filter.name))") }
  public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
    PHPickerFilter(name: "playbackStyle \(playbackStyle.rawValue)")
  }
}
public struct PHPickerCapabilities: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let search = PHPickerCapabilities(rawValue: 1)
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}
