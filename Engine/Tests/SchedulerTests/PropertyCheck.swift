import Foundation
import Testing

@testable import AlmanacScheduler

/// Why a property does not hold.
struct Violation: Error, CustomStringConvertible {
  let description: String
}

/// Throws a ``Violation`` unless `condition` is true.
func hold(_ condition: Bool, _ what: @autoclosure () -> String = "it does not hold") throws {
  if !condition { throw Violation(description: what()) }
}

func hold<Value>(_ value: Value?, _ what: @autoclosure () -> String = "there is none") throws -> Value {
  guard let value else { throw Violation(description: what()) }
  return value
}

/// A statement about every sequence of events.
struct Property: Sendable {
  /// Throws if the statement is false.
  let check: @Sendable (EventSequence) throws -> Void

  init(_ check: @escaping @Sendable (EventSequence) throws -> Void) { self.check = check }

  /// How a sequence violates the property; nil: it does not.
  func violation(of sequence: EventSequence) -> String? {
    do {
      try check(sequence)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// The first random sequence that violates the property, shrunk.
  func counterexample(seeds: Range<UInt64>, length: Int, isHostile: Bool) -> Counterexample? {
    for seed in seeds {
      let drawn = RandomEvents.sequence(seed: seed, length: length, isHostile: isHostile)
      if violation(of: drawn) != nil { return counterexample(drawn, seed: seed) }
    }
    return nil
  }

  /// A violating sequence, shrunk.
  func counterexample(_ sequence: EventSequence, seed: UInt64) -> Counterexample {
    let small = Shrinking(property: self).smallest(sequence)
    return Counterexample(seed: seed, sequence: small, violation: violation(of: small) ?? "it does not repeat itself")
  }
}

/// A shrunk sequence that violates a property.
struct Counterexample: CustomStringConvertible {
  let seed: UInt64
  let sequence: EventSequence
  let violation: String

  /// One line of JSON; `SCHEDULER_REPLAY='…' swift test --filter PropertyTests` plays it step by step and checks every property.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(sequence.steps)).map { String(decoding: $0, as: UTF8.self) } ?? "\(sequence)"
  }

  var description: String {
    "seed \(seed): \(violation)\n\(sequence.steps.count) steps are enough; to play them again: SCHEDULER_REPLAY='\(line)' swift test --filter PropertyTests"
  }
}

/// Shrinks a violating sequence: removes steps, then simplifies the remaining ones.
struct Shrinking {
  let property: Property
  /// The most sequences to try.
  var tries = 4000

  func smallest(_ sequence: EventSequence) -> EventSequence {
    var best = sequence
    var left = tries
    func accept(_ steps: [DrawnStep]) -> Bool {
      guard left > 0, steps != best.steps else { return false }
      left -= 1
      guard property.violation(of: EventSequence(steps: steps)) != nil else { return false }
      best.steps = steps
      return true
    }
    var size = 0
    repeat {
      size = best.size
      // Removes halves, quarters, …, single steps, from the end, where most steps do not matter.
      var length = max(1, best.steps.count / 2)
      while length >= 1 {
        var start = best.steps.count - length
        while start >= 0 {
          var fewer = best.steps
          fewer.removeSubrange(start..<min(start + length, fewer.count))
          _ = accept(fewer)
          start -= length
          start = min(start, best.steps.count - length)
        }
        length /= 2
      }
      for index in best.steps.indices {
        var found = true
        while found {
          found = best.steps[index].simpler.contains { step in
            var steps = best.steps
            steps[index] = step
            return accept(steps)
          }
        }
      }
      for name in (1..<6).reversed() { _ = accept(best.renaming("w\(name)", to: "w0")) }
    } while best.size < size && left > 0
    return best
  }
}

extension EventSequence {
  /// The measure that shrinking reduces.
  fileprivate var size: Int { steps.reduce(0) { $0 + $1.size } }

  fileprivate func renaming(_ old: String, to new: String) -> [DrawnStep] {
    guard let data = try? JSONEncoder().encode(steps) else { return steps }
    let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\"\(old)\"", with: "\"\(new)\"")
    return (try? JSONDecoder().decode([DrawnStep].self, from: Data(text.utf8))) ?? steps
  }
}

extension DrawnStep {
  fileprivate var size: Int {
    let time =
      switch advance {
      case .seconds(0): 0
      case .seconds(let seconds): seconds == seconds.rounded() ? 1 : 2
      case .wake: 2
      }
    let act =
      switch act {
      case .event, .restore: 1
      case .answer(_, let entries, let policy): 1 + entries.count + (policy == .never ? 0 : 1)
      case .fail: 2
      case .stray(_, _, let entries, _): 4 + entries.count
      }
    return 10 + time + act
  }

  /// Simpler steps to try instead of this one, simplest first.
  fileprivate var simpler: [DrawnStep] {
    var steps: [DrawnStep] = []
    switch advance {
    case .seconds(0): break
    case .seconds(let seconds):
      steps.append(DrawnStep(advance: .seconds(0), act: act))
      if seconds != seconds.rounded() { steps.append(DrawnStep(advance: .seconds(seconds.rounded()), act: act)) }
    case .wake: steps.append(DrawnStep(advance: .seconds(0), act: act))
    }
    switch act {
    case .event(.tick): break
    case .event, .restore: steps.append(DrawnStep(advance: advance, act: .event(.tick)))
    case .answer(let id, let entries, let policy), .stray(let id, _, let entries, let policy):
      if case .stray = act { steps.append(DrawnStep(advance: advance, act: .answer(id, entries: entries, policy))) }
      for index in entries.indices {
        var fewer = entries
        fewer.remove(at: index)
        steps.append(DrawnStep(advance: advance, act: .answer(id, entries: fewer, policy)))
      }
      if policy != .never { steps.append(DrawnStep(advance: advance, act: .answer(id, entries: entries, .never))) }
    case .fail(let id, let kind): if kind != .crash { steps.append(DrawnStep(advance: advance, act: .fail(id, .crash))) }
    }
    return steps
  }
}
