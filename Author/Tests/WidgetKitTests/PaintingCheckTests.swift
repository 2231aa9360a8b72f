import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing
import WidgetKit

/// An extension finds the view that is too expensive to paint, before its host refuses the timeline.
@MainActor @Suite struct PaintingCheckTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  /// Returns the host's end for a widget with an entry for each number of glows.
  private func host(_ numbers: [Int]) async -> HostEnd {
    let start = start
    let entries = numbers.enumerated().map { SampleEntry(date: start + 60 * Double($0.offset), name: "\($0.element)") }
    let provider = SampleProvider { _, done in done(Timeline(entries: entries, policy: .never)) }
    return HostEnd(SampleWidget(provider: provider) { Glows(count: Int($0.name) ?? 0) })
  }

  @Test func `an entry that is too expensive to paint is left out, and the diagnostic names the modifier's line`() async throws {
    let archive = await host([3, 3000]).ask(.timeline("Sample") { $0.context.maxPaintCost = Profiles.limits.paintCost }).archive
    #expect(archive.entries.count == 1)
    let diagnostic = try #require(archive.diagnostics.first { $0.name == "limit.paintCost" })
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.place == "Glow")
    #expect(diagnostic.file == "\(#fileID)")
    #expect(diagnostic.line == Glow.blurLine)
    #expect(diagnostic.message.contains("most of it for blur(radius:)"), "\(diagnostic.message)")
    #expect(archive.diagnostics.filter { $0.name == "limit.paintCost" }.count == 1)
  }

  @Test func `a timeline of which nothing is left fails with the modifier's line`() async throws {
    let failure = await host([3000]).ask(.timeline("Sample") { $0.context.maxPaintCost = Profiles.limits.paintCost }).failure
    #expect(failure.name == "limit.paintCost")
    #expect(failure.message.contains("(\(#fileID):\(Glow.blurLine))"), "\(failure.message)")
  }

  @Test func `a host without the limit gets every entry, with the same drawing`() async throws {
    let free = await host([3, 3000]).ask(.timeline("Sample")).archive
    #expect(free.entries.count == 2)
    let limited = await host([3]).ask(.timeline("Sample") { $0.context.maxPaintCost = Profiles.limits.paintCost }).archive
    #expect(limited.displayLists == Array(free.displayLists.prefix(limited.displayLists.count)))
  }

  @Test func `shadows, masks and blend modes are named too, and a view without them by its type`() async throws {
    func diagnostic(_ content: some View) async throws -> Diagnostic {
      let start = start
      let provider = SampleProvider { _, done in done(Timeline(entries: [SampleEntry(date: start)], policy: .never)) }
      let host = HostEnd(SampleWidget(provider: provider) { _ in content })
      // The limit is so low that every drawing exceeds it.
      let failure = await host.ask(.timeline("Sample") { $0.context.maxPaintCost = 1 }).failure
      #expect(failure.name == "limit.paintCost")
      return Diagnostic.with { $0.message = failure.message }
    }
    let line = #line
    let shadowed = try await diagnostic(Color.red.shadow(radius: 20))
    let masked = try await diagnostic(Color.red.mask { Circle() })
    let blended = try await diagnostic(Color.red.blendMode(.luminosity))
    let plain = try await diagnostic(Plain())
    #expect(shadowed.message.contains("shadow(color:radius:x:y:), ") && shadowed.message.contains("\(#fileID):\(line + 1)"), "\(shadowed.message)")
    #expect(masked.message.contains("mask(alignment:_:), ") && masked.message.contains("\(#fileID):\(line + 2)"), "\(masked.message)")
    #expect(blended.message.contains("blendMode(_:), ") && blended.message.contains("\(#fileID):\(line + 3)"), "\(blended.message)")
    #expect(plain.message.contains("most of it for Plain, "), "\(plain.message)")
  }
}

private struct Glows: View {
  let count: Int
  var body: some View { ZStack { ForEach(0..<count, id: \.self) { _ in Glow() } } }
}

private struct Glow: View {
  static let blurLine = UInt32(#line + 1)
  var body: some View { Color.red.opacity(0.01).blur(radius: 10) }
}

private struct Plain: View {
  var body: some View { Rectangle().fill(AngularGradient(colors: [.red, .blue], center: .center)) }
}
