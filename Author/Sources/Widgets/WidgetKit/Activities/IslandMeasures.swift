import AlmanacProfiles

/// The island's constants, in points. The sizes of the presentations come from the device profile.
enum IslandMeasures {
  /// The size of the camera between the two compact regions.
  static let camera = CGSize(width: Profiles.island.cameraWidth, height: Profiles.island.cameraHeight)
  static let compactMargin = Profiles.island.compactMargin
  static let compactCameraMargin = Profiles.island.compactCameraMargin
  static let narrowSideRatio = Profiles.island.narrowSideRatio
  static let expandedMargin = Profiles.island.expandedMargin
  static let watchMargin = Profiles.island.watchMargin
}
