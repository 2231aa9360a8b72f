import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import ArgumentParser
import Foundation
import Host
import Reports

/// `almanac render`: draws one widget at one instant.
struct Render: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a widget at an instant.",
    discussion: #"""
      The extension's clock shows the same instant. Without --at it is the start of
      the current minute, so the same command gives the same bytes within a minute.
      If the provider returns no timeline, its snapshot is drawn, or else its
      placeholder, with a line on stderr and exit code 69.

      EXAMPLES
        almanac render Weather --kind Forecast --family systemMedium -o now.png
        almanac render Weather.app --kind Forecast --family systemSmall \
          --scheme dark --at 2026-03-14T09:30:00Z -o dark.png
        almanac render Examples:Rangers --kind Ranger --family accessoryCircular \
          --mode vibrant --format svg > ranger.svg
        almanac render Weather --kind Forecast --family systemSmall \
          --place standBy --appearance night -o night.png
        almanac render Transit --kind RideAttributes --family lockScreen \
          --config '{"attributes": {"number": "2"}}' -o ride.png

      The kind of a live activity is the name of its attributes' type. Its families
      are lockScreen, islandCompact, islandMinimal, islandExpanded and activitySmall.
      Attributes and state that --config leaves out are taken from the extension's
      previews. The families of a control are controlSmall, controlMedium and
      controlLarge.
      """#)

  enum Format: String, ExpressibleByArgument, CaseIterable { case png, svg, json }
  enum Mask: String, ExpressibleByArgument, CaseIterable { case on, off }

  @OptionGroup var app: AppArgument
  @OptionGroup var widget: WidgetOptions
  @OptionGroup var presentation: PresentationOptions
  @Option(help: ArgumentHelp("The instant, such as \(Timestamp.example).", valueName: "instant"), transform: InstantOption.init)
  var at: InstantOption?
  @Option(help: ArgumentHelp("Pixels per point (default: the device's).", valueName: "scale"))
  var scale: Double?
  @Option(
    help: ArgumentHelp("Which position of the slot the widget has, from 1; on a watch face it decides how the label is curved.", valueName: "number"))
  var position: Int = 1
  @Option(help: ArgumentHelp("Clip the picture to the widget's outline.", valueName: "mask"))
  var mask: Mask = .on
  @Option(help: ArgumentHelp("A picture, a vector drawing, or the display list with absolute frames.", valueName: "format"))
  var format: Format = .png
  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write (default: standard output).", valueName: "file"))
  var output: String?
  @OptionGroup var data: DataOption

  func validate() throws {
    guard position >= 1 else { throw ValidationError("--position counts from 1; got \(position)") }
    if let scale, !(0.1...16).contains(scale) { throw ValidationError("--scale must be from 0.1 to 16 pixels per point; got \(scale)") }
  }

  func run() async throws {
    // Before a build, which may take minutes.
    _ = try widget.placement()
    if let output { try OutputFile(path: output).check() }
    let bundle = try await app.bundle(data: data)
    let date = at?.date ?? InstantOption.currentMinute
    let session = OneShotRequest(bundle: bundle, widget: widget, data: data, date: date)
    let kind = widget.kind
    let (drawn, isRemovable) = try await session.run { client, request in
      let drawn = try await client.timelineOrFallback(request)
      return (drawn, try await client.describe().kinds.first { $0.kind == kind }?.backgroundRemovable ?? true)
    }
    let picture = try draw(drawn.archive, at: date, keepsBackground: !isRemovable)
    Diagnostics.log(drawn.archive.diagnostics)
    try write(picture)
    // The picture is there, and a script still learns that the provider gave no timeline.
    if !drawn.isTimeline { throw ExitCode(Failure.Code.unavailable.rawValue) }
  }

  private func draw(_ archive: TimelineArchive, at date: Date, keepsBackground: Bool) throws -> Data {
    let isAccessory = widget.family.value.group == .accessory
    let placement = try widget.placement(keepsBackground: keepsBackground)
    var presentation = try presentation.presentation(in: placement?.place, keepsBackground: keepsBackground, isAccessory: isAccessory)
    // Watches are always dark.
    if widget.profile.platform == .watchos { presentation.colorScheme = .dark }
    // Before the first date, the first entry is current (Specification C2).
    let shown = presentation.shownInstant(at: date)
    let index = archive.entryIndex(at: shown) ?? 0
    let list = try archive.displayList(entry: index, for: presentation.variantKey, at: shown)
    let job = try PaintJob(
      list: list, presentation: presentation, date: date, scale: (scale ?? widget.profile.scale) * enlargement(in: placement?.slot),
      mask: outline(in: placement?.slot),
      label: labelLayout(in: placement), images: { archive.image($0) })
    switch format {
    case .png: return try Painter.png(job)
    case .svg: return try Painter.svg(job)
    case .json: return try Painter.json(list, diagnostics: archive.diagnostics)
    }
  }

  /// How the slot draws the label; nil: not at all.
  private func labelLayout(in placement: Placement?) throws -> LabelLayout? {
    // Corners exist on faces only, which all show labels.
    let isCorner = widget.family.value == .accessoryCorner
    guard let slot = (placement ?? (isCorner ? Placement(of: widget.family.name, on: widget.profile) : nil))?.slot else { return nil }
    if let cells = slot.cells, position > cells { throw ValidationError("the slot \(slot.id) has \(cells) positions; got --position \(position)") }
    return slot.labelLayout(at: position - 1)
  }

  /// How much larger the slot shows the widget than it is laid out.
  private func enlargement(in slot: PlaceProfile.Slot?) -> Double {
    guard let size = slot?.size(of: widget.family.name), size.width > 0 else { return 1 }
    return size.shownWidth / size.width
  }

  private func outline(in slot: PlaceProfile.Slot?) -> WidgetMask {
    guard mask == .on else { return .none }
    return WidgetMask(of: widget.family.value, on: widget.profile, in: slot)
  }

  private func write(_ picture: Data) throws {
    guard let output else { return try StandardStreams.write(picture) }
    try OutputFile(path: output).write(picture)
  }
}
