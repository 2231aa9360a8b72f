import AlmanacPainter
import AlmanacPaintingCost
import AlmanacWireSchema
import Foundation

/// Compares what the painter's cost model computes for lists of one expensive thing with the time that painting takes: the calibration of `paintCost`
/// in `Engine/Sources/Shared/AlmanacProfiles/Data/limits.json`. A ratio below 1 is a thing that costs more than the model says.
@main
struct CostBench {
  static func main() {
    print("list                                  model ms   paint ms  model/paint")
    for (name, list) in CostlyLists.all {
      let cost = list.paintCost { _ in 0 }
      var job = PaintJob(list: list, date: Date(timeIntervalSince1970: 1_800_000_000), scale: 3)
      job.stop = PaintStop(after: 20)
      let start = ContinuousClock.now
      let result = Result { try Painter.pixels(job) }
      let time = Double((ContinuousClock.now - start) / .microseconds(1)) / 1000
      let isWhole = if case .success = result { true } else { false }
      print(
        name.padding(toLength: 34, withPad: " ", startingAt: 0), String(format: "%10.1f %10.1f", cost.total / 1e6, time) + (isWhole ? " " : "+"),
        String(format: "%10.2f", cost.total / 1e6 / time))
    }
  }
}
