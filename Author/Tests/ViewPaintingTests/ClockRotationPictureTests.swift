import AlmanacPaintingCost
import AlmanacProfiles
import AlmanacWireSchema
import SwiftUICore
import Testing
import WidgetKit

@testable import AlmanacPainter

/// Pictures of hands that turn with the clock.
@Suite
@MainActor
struct ClockRotationPictureTests {
  /// A clock of 100 points with an hour hand in red, a minute hand in green and a second hand in blue, all pointing up when they are laid out.
  private struct Face: View {
    var zone = TimeZone.gmt
    var body: some View {
      ZStack {
        hand(.red, 25, .hourHand)
        hand(.green, 35, .minuteHand)
        hand(.blue, 45, .secondHand)
      }
    }

    private func hand(_ color: Color, _ length: CGFloat, _ period: _ClockHandRotationEffect.Period) -> some View {
      Rectangle().fill(color).frame(width: 4, height: length).offset(y: -length / 2)._clockHandRotationEffect(period, in: zone)
    }
  }

  private func job(at date: Date, reduced: Bool = false) -> PaintJob {
    var job = PictureFixture().draw(100, 100) { Face() }
    (job.date, job.scale) = (date, 1)
    if reduced { job.presentation.luminance = .reduced }
    return job
  }

  /// The colour that is drawn `length` points from the centre, in the direction of a number of minutes on the dial.
  private func seen(_ picture: PixelBuffer, _ minutes: Double, _ length: Double) -> String {
    let angle = minutes * .pi / 30
    let pixel = picture.pixel(Int(50 + length * sin(angle)), Int(50 - length * cos(angle)))
    let strongest = max(pixel.red, pixel.green, pixel.blue)
    if min(pixel.red, pixel.green, pixel.blue) > 240 { return "white" }
    return strongest == pixel.red ? "red" : strongest == pixel.green ? "green" : "blue"
  }

  @Test func `one list shows the time of each picture's date`() throws {
    let midnight = Date(timeIntervalSince1970: 1_585_699_200)
    let half = try Painter.pixels(job(at: midnight.addingTimeInterval(3 * 3600 + 30 * 60 + 50)))
    #expect(seen(half, 17.57, 20) == "red" && seen(half, 30.83, 30) == "green" && seen(half, 50, 40) == "blue")
    #expect(seen(half, 0, 20) == "white" && seen(half, 0, 40) == "white")
    let later = try Painter.pixels(job(at: midnight.addingTimeInterval(21 * 3600 + 10)))
    #expect(seen(later, 45, 20) == "red" && seen(later, 0, 30) == "green" && seen(later, 10, 40) == "blue")
    #expect(seen(later, 50, 40) == "white" && seen(later, 30.83, 30) == "white")
  }

  @Test func `at reduced luminance the second hand points up all the time`() throws {
    let minute = Date(timeIntervalSince1970: 1_585_699_200 + 9 * 3600 + 15 * 60)
    let picture = try Painter.pixels(job(at: minute.addingTimeInterval(37), reduced: true))
    #expect(seen(picture, 0, 40) == "blue" && seen(picture, 15, 30) == "green")
    #expect(try Painter.pixels(job(at: minute.addingTimeInterval(59.9), reduced: true)).bytes == picture.bytes)
  }

  @Test func `a blurred, clipped and masked hand is painted whole at every angle`() throws {
    let date = Date(timeIntervalSince1970: 1_585_699_200)
    for seconds in [0.0, 7.5, 15, 22.5, 30, 52.5] {
      var job = PictureFixture().draw(100, 100) {
        ZStack {
          Rectangle().fill(.red).frame(width: 12, height: 45).clipShape(Capsule()).offset(y: -22).blur(radius: 1)
            .mask(Rectangle().frame(width: 200, height: 200))._clockHandRotationEffect(.secondHand, in: .gmt)
        }
      }
      (job.date, job.scale) = (date.addingTimeInterval(seconds), 1)
      let picture = try Painter.pixels(job)
      #expect(seen(picture, seconds, 10) == "red" && seen(picture, seconds, 35) == "red", "\(seconds)")
      #expect(seen(picture, seconds + 30, 30) == "white", "\(seconds)")
    }
  }

  @Test func `the cost covers every angle`() throws {
    // The content is outside the picture as it is laid out, and fills it after a quarter of a turn.
    func list(turning: Bool) -> DisplayList {
      var list = DisplayList.with { $0.size = SizeValue(width: 100, height: 100) }
      list.root = .with {
        $0.frame = RectValue(x: 0, y: 0, width: 100, height: 100)
        $0.group.children = [
          .with {
            $0.frame = RectValue(x: 0, y: -200, width: 100, height: 100)
            $0.path.shape.rect = RectValue(x: 0, y: 0, width: 100, height: 100)
            $0.path.fill.color = .system("red")
            $0.effects = [Effect.with { $0.blur = 5 }]
          }
        ]
        if turning {
          $0.clockRotation.anchor = PointValue(x: -50, y: -50)
          $0.clockRotation.period = 60
        }
      }
      return list
    }
    let (still, turning) = (list(turning: false).paintCost { _ in 0 }.total, list(turning: true).paintCost { _ in 0 }.total)
    var visible = list(turning: false)
    visible.root.group.children[0].frame.y = 0
    let whole = visible.paintCost { _ in 0 }.total
    #expect(still < whole / 10)
    #expect(turning >= whole && turning < 10 * whole)
    try list(turning: true).validate()
    // Far anchors and rotations inside each other keep it finite.
    var nested = list(turning: true).root
    for _ in 0..<60 {
      let inner = nested
      nested = .with {
        $0.group.children = [inner]
        $0.clockRotation.anchor = PointValue(x: 1e7, y: -1e7)
        $0.clockRotation.period = -0.1
      }
    }
    var deep = list(turning: true)
    deep.root = nested
    #expect(deep.paintCost { _ in 0 }.total.isFinite)
    #expect(deep.nextUpdate(after: Date(timeIntervalSince1970: 1_585_699_200)) != nil)
    _ = try Painter.pixels(PaintJob(list: deep, date: Date(timeIntervalSince1970: 1_585_699_200), scale: 1))
  }
}
