import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Glibc
import PaintOrders
import Synchronization

@testable import Host

/// Painters for tests: the real ones, or ones that misbehave as the drawing's URL says.
enum PaintingFixture {
  static let date = Date(timeIntervalSince1970: 1_800_000_000)

  /// - Parameter misbehaves: whether the test painter is used.
  static func configuration(misbehaves: Bool = false, _ change: (inout LimitsProfile) -> Void = { _ in }) -> HostConfiguration {
    var limits = Profiles.limits
    (limits.paintDeadline, limits.idleLetGo, limits.killWait) = (600, 600, 600)
    change(&limits)
    var configuration = HostConfiguration(dataFolder: FileManager.default.temporaryDirectory, limits: limits)
    configuration.painter = Fixture.products.appendingPathComponent(misbehaves ? "TestPainter" : "almanac-painter")
    return configuration
  }

  /// A red square of 20 points.
  static func list(_ url: String = "", text: String? = nil, family: String = "") -> DisplayList {
    .with {
      $0.size = SizeValue(width: 20, height: 20)
      $0.widgetURL = url
      $0.root.frame = RectValue(x: 0, y: 0, width: 20, height: 20)
      guard let text else {
        $0.root.path.shape.rect = RectValue(x: 0, y: 0, width: 20, height: 20)
        $0.root.path.fill.color.rgba = .with { ($0.red, $0.alpha) = (1, 1) }
        return
      }
      let run = TextRun.with {
        $0.text = text
        ($0.font.family, $0.font.size) = (family, 15)
      }
      $0.root.text.lines = [
        .with {
          $0.origin = .with { ($0.x, $0.y) = (1, 15) }
          ($0.width, $0.ascent, $0.descent, $0.runs) = (18, 14, 4, [run])
        }
      ]
    }
  }

  /// - Parameter behaviour: of the test painter; empty: it paints.
  static func job(
    _ behaviour: String = "", app: String = "app", drawing: String = UUID().uuidString, fonts: [URL] = [], deadline: Double = 600,
    begun: @escaping @Sendable () -> Void = {}
  ) -> PainterPool.Job {
    job(list(behaviour), app: app, drawing: drawing, fonts: fonts, deadline: deadline, begun: begun)
  }

  static func job(
    _ list: DisplayList, app: String = "app", drawing: String = UUID().uuidString, fonts: [URL] = [], scale: Double = 1, deadline: Double = 600,
    images: [ImageBlob] = [], begun: @escaping @Sendable () -> Void = {}
  ) -> PainterPool.Job {
    PainterPool.Job(app: app, drawing: .stored(.init(drawing), 0), fonts: { fonts }) {
      begun()
      let order = PaintOrder(
        list: try list.serializedData(), presentation: Presentation(), date: date, scale: scale, mask: .none, deadline: deadline)
      return (order, { hash in images.first { $0.sha256 == hash } })
    }
  }
}

/// The error of a painting that must fail.
func paintingError(_ body: () async throws -> some Any) async -> (any Error)? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error
  }
}

/// The memory that processes hold for themselves, in bytes: their proportional set sizes.
func memory(of processes: [String]) -> Int {
  processes.reduce(0) { sum, process in
    let text = (try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") } ?? ""
    return sum + (Int(line.split(separator: " ").dropFirst().first ?? "") ?? 0) * 1024
  }
}
