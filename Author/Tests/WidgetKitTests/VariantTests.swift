import AlmanacWireSchema
import Testing

@testable import WidgetKit

private struct ReadsMode: View {
  @Environment(\.widgetRenderingMode) private var mode
  var body: some View { Mark(name: mode.description) }
}

private struct ReadsModeAndBackground: View {
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.showsWidgetContainerBackground) private var shows
  var body: some View { Mark(name: "\(mode) \(shows)") }
}

/// Reads the background only in accented mode.
private struct ReadsBackgroundWhenAccented: View {
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.showsWidgetContainerBackground) private var shows
  var body: some View { Mark(name: mode == .accented ? "accented \(shows)" : "plain") }
}

private struct ReadsModeInVain: View {
  @Environment(\.widgetRenderingMode) private var mode
  var body: some View { Mark(name: mode == .vibrant ? "vibrant" : "other") }
}

private struct ReadsEverything: View {
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.showsWidgetContainerBackground) private var shows
  @Environment(\.isLuminanceReduced) private var isReduced
  var body: some View { Mark(name: "\(mode) \(shows) \(isReduced)") }
}

private struct ReadsAccessibility: View {
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  var body: some View { Mark(name: "\(contrast) \(reducesTransparency) \(reducesMotion)") }
}

private struct ReadsMotion: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  var body: some View { Mark(name: reducesMotion ? "still" : "moving") }
}

/// The variants of an entry follow from the values that its bodies read.
@Suite
@MainActor
struct VariantTests {
  private func archive<Content: View>(@ViewBuilder _ content: @escaping () -> Content) async -> TimelineArchive {
    await HostEnd(SampleWidget { _ in content() }).ask(.timeline("Sample")).archive
  }

  @Test func `a view that reads nothing is archived once, for any presentation`() async throws {
    let archive = await archive { Mark(name: "plain") }
    #expect(archive.displayLists.count == 1)
    #expect(archive.entries[0].variants.map(\.key) == [VariantKey()])
  }

  @Test func `one axis read gives one list for each of its values`() async throws {
    let archive = await archive { ReadsMode() }
    #expect(archive.displayLists.count == 2)
    #expect(archive.entries[0].variants.map(\.key.renderingMode) == [.fullColor, .accented])
    #expect(archive.entries[0].variants.allSatisfy { $0.key.background == .unspecified })
    #expect(try archive.names(entry: 0, variant: 1) == ["accented"])
  }

  @Test func `two axes read give every combination`() async throws {
    let archive = await archive { ReadsModeAndBackground() }
    #expect(archive.displayLists.count == 4)
    #expect(Set(archive.entries[0].variants.map(\.key)).count == 4)
  }

  /// Every appearance that a place can have: StandBy is full colour without background; its night is vibrant; each place also exists always-on.
  @Test(arguments: [RenderingModeValue.fullColor, .accented, .vibrant], [BackgroundValue.shown, .removed])
  func `a body sees the mode, the background and the luminance of each appearance`(mode: RenderingModeValue, background: BackgroundValue) async throws
  {
    let host = HostEnd(SampleWidget { _ in ReadsEverything() })
    let archive = await host.ask(
      .timeline("Sample") {
        $0.context.renderingModes = [.fullColor, .accented, .vibrant]
        $0.context.luminances = [.normal, .reduced]
        $0.context.backgrounds = [.shown, .removed]
      }
    ).archive
    for luminance in [LuminanceValue.normal, .reduced] {
      let key = VariantKey.with { ($0.renderingMode, $0.background, $0.luminance) = (mode, background, luminance) }
      let list = try archive.displayList(entry: 0, for: key)
      let words = [
        mode == .fullColor ? "fullColor" : mode == .accented ? "accented" : "vibrant", "\(background == .shown)", "\(luminance == .reduced)",
      ]
      #expect(list.root.names == [words.joined(separator: " ")])
    }
  }

  @Test(arguments: [ContrastValue.standard, .increased], [TransparencyValue.standard, .reduced])
  func `a body sees contrast, transparency and motion as the person has set them`(contrast: ContrastValue, transparency: TransparencyValue)
    async throws
  {
    let archive = await HostEnd(SampleWidget { _ in ReadsAccessibility() }).ask(
      .timeline("Sample") {
        $0.context.contrasts = [.standard, .increased]
        $0.context.transparencies = [.standard, .reduced]
        $0.context.motions = [.standard, .reduced]
      }
    ).archive
    #expect(archive.displayLists.count == 8)
    for motion in [MotionValue.standard, .reduced] {
      let key = VariantKey.with { ($0.contrast, $0.transparency, $0.motion) = (contrast, transparency, motion) }
      let words = ["\(contrast == .increased ? "increased" : "standard")", "\(transparency == .reduced)", "\(motion == .reduced)"]
      #expect(try archive.displayList(entry: 0, for: key).root.names == [words.joined(separator: " ")])
    }
  }

  @Test func `a setting of accessibility that no body reads, or that the host does not know, gives no variant`() async throws {
    let motion = await HostEnd(SampleWidget { _ in ReadsMotion() }).ask(
      .timeline("Sample") {
        $0.context.contrasts = [.standard, .increased]
        $0.context.motions = [.standard, .reduced]
      }
    ).archive
    #expect(motion.entries[0].variants.map(\.key.motion) == [.standard, .reduced])
    #expect(motion.entries[0].variants.allSatisfy { $0.key.contrast == .unspecified })
    let older = await archive { ReadsMotion() }
    #expect(older.displayLists.count == 1)
    #expect(try older.names(entry: 0, variant: 0) == ["moving"])
  }

  @Test func `a host that asks for sources gets the author's view for each node`() async throws {
    let host = HostEnd(SampleWidget { _ in ReadsMode() })
    let archive = await host.ask(.timeline("Sample") { $0.context.namesSources = true }).archive
    #expect(archive.displayLists.contains { String(decoding: $0, as: UTF8.self).contains("@ReadsMode") })
    let plain = await host.ask(.timeline("Sample")).archive
    #expect(!plain.displayLists.contains { String(decoding: $0, as: UTF8.self).contains("@ReadsMode") })
  }

  @Test func `an axis that is read only in another presentation is found, and equal lists are stored once`() async throws {
    let archive = await archive { ReadsBackgroundWhenAccented() }
    #expect(archive.entries[0].variants.count == 4)
    #expect(archive.displayLists.count == 3)
    let plain = archive.entries[0].variants.filter { $0.key.renderingMode == .fullColor }
    #expect(Set(plain.map(\.displayList)).count == 1)
  }

  @Test func `if a value that is read changes nothing, the variants share one list`() async throws {
    let archive = await archive { ReadsModeInVain() }
    #expect(archive.entries[0].variants.count == 2)
    #expect(archive.displayLists.count == 1)
  }

  @Test func `entries with equal drawings share one list`() async throws {
    let start = Date()
    let host = HostEnd(
      SampleWidget(
        provider: SampleProvider { _, done in done(Timeline(entries: (0..<5).map { SampleEntry(date: start + Double($0) * 300) }, policy: .never)) }
      ) { _ in
        ReadsMode()
      })
    let archive = await host.ask(.timeline("Sample")).archive
    #expect(archive.entries.count == 5)
    #expect(archive.displayLists.count == 2)
  }
}
