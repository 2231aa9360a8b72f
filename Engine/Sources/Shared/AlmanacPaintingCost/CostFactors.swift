/// What the steps of painting cost, in nanoseconds of one core of the machine on which they were measured (a cloud server's x86-64 core of 2023, release
/// build). Only their proportions and their sum matter: `paintCost` in `Engine/Sources/Shared/AlmanacProfiles/Data/limits.json` says how the limit was found.
enum CostFactors {
  /// Pixels per point for which the cost is computed: the most that a device has.
  static let scale = 3.0
  /// The cost of a label or of curved content is computed for a line of at most this length and height, in points. No line in
  /// `Engine/Sources/Shared/AlmanacProfiles/Data/places.json` is longer or higher.
  static let lineLength = 200.0
  static let lineHeight = 30.0

  // MARK: Fixed costs
  /// Walking to a node.
  static let node = 1_000.0
  /// One drawing operation.
  static let operation = 3_000.0
  /// Looking at one node below a layer, for the layer's bounds.
  static let bounded = 100.0
  /// One number of a path, for the same.
  static let boundedNumber = 3.0
  /// Finding the angle of one rotation with the clock, in its time zone.
  static let clockRotation = 10_000.0
  /// One layer.
  static let layer = 15_000.0
  /// One segment of a path, and one pixel of its height.
  static let segment = 120.0
  static let edgePixel = 400.0
  /// One stroke, whose outline is made before it is painted. Measured for thousands of strokes of two points in a debug build on a busy machine: 26 µs
  /// with plain ends, 40 with round ones, of which the other costs of such a stroke are 10 and 16.
  static let stroke = 25_000.0
  /// The part of its edges that a clip costs for each operation in it, after it has cost them once. Measured with clips of 3 to 20,000 lines: once up to
  /// 1.03 of what filling the same path costs in this model, then up to 0.03 for each operation.
  static let clip = 0.125
  /// One dash or join of a stroke.
  static let dash = 400.0
  /// One colour.
  static let color = 300.0
  /// The table of an angular gradient.
  static let angularTable = 500_000.0
  /// One run of text with its font, one byte of it.
  static let run = 20_000.0
  static let textByte = 1_000.0
  /// The same for text that is laid out when it is painted.
  static let dynamicRun = 150_000.0
  static let dynamicByte = 10_000.0
  /// What each byte of a letter above ASCII adds: many fonts may be asked for the letter. Measured with Pango for 10,000 and 60,000 letters drawn at random
  /// from all of Unicode: 16.4 and 16.9 µs a byte; for as many Chinese letters 3.4.
  static let foreignByte = 17_000.0
  /// One system symbol, one progress view.
  static let symbol = 200_000.0

  // MARK: Costs of a pixel
  static let fill = 0.8
  static let linear = 8.0
  static let stop = 0.1
  static let repeatedStop = 0.4
  static let radial = 16.0
  static let angular = 40.0
  static let glyph = 2.0
  /// Allocating, clearing and compositing a group.
  static let group = 3.0
  static let mask = 4.0
  /// The modes that Cairo computes with whole numbers: 7 to 10 measured, with the group. The others: 13, of soft light 21.
  static let plainBlend = 10.0
  static let blend = 20.0
  static let hueBlend = 30.0
  static let pixelBlend = 25.0
  static let blur = 100.0
  /// A blur that runs on a smaller copy of the layer.
  static let coarseBlur = 25.0
  /// The deviation in pixels from which it does.
  static let coarseDeviation = 24.0
  static let shadow = 25.0
  static let recolor = 20.0
  static let decoded = 12.0
  static let scaledSource = 8.0
  static let scaled = 20.0
  static let scaledBest = 400.0
}
