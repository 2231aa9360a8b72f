import Foundation
import Testing

@testable import Scheduler

/// What a property found untrue.
struct Violation: Error, CustomStringConvertible {
  let description: String
}

/// Whether it holds; throws a ``Violation`` otherwise.
func hold(_ condition: Bool, _ what: @autoclosure () -> String = "it does not hold") throws {
  if !condition { throw Violation(description: what()) }
}

func hold<Value>(_ value: Value?, _ what: @autoclosure () -> String = "there is none") throws -> Value {
  guard let value else { throw Violation(description: what()) }
  return value
}

/// A statement about any sequence of events.
struct Property: Sendable {
  /// Throws where the statement is untrue.
  let check: @Sendable (EventSequence) throws -> Void

  init(_ check: @escaping @Sendable (EventSequence) throws -> Void) { self.check = check }

  /// What is wrong with a sequence; nil: nothing.
  func violation(of sequence: EventSequence) -> String? {
    do {
      try check(sequence)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// The first of the drawn sequences for which the property is untrue, made small.
  func counterexample(seeds: Range<UInt64>, length: Int, isHostile: Bool) -> Counterexample? {
    for seed in seeds {
      let drawn = RandomEvents.sequence(seed: seed, length: length, isHostile: isHostile)
      if violation(of: drawn) != nil { return counterexample(drawn, seed: seed) }
    }
    return nil
  }

  /// A failing sequence, made small.
  func counterexample(_ sequence: EventSequence, seed: UInt64) -> Counterexample {
    let small = Shrinking(property: self).smallest(sequence)
    return Counterexample(seed: seed, sequence: small, violation: violation(of: small) ?? "it does not repeat itself")
  }
}

/// A small sequence for which a property is untrue.
struct Counterexample: CustomStringConvertible {
  let seed: UInt64
  let sequence: EventSequence
  let violation: String

  /// One line of JSON, which `SCHEDULER_REPLAY='…' swift test --filter PropertyTests` plays step by step, for every property.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(sequence.steps)).map { String(decoding: $0, as: UTF8.self) } ?? "\(sequence)"
  }

  var description: String {
    "seed \(seed): \(violation)\n\(sequence.steps.count) steps are enough; to play them again: SCHEDULER_REPLAY='\(line)' swift test --filter PropertyTests"
  }
}

/// Makes a failing sequence small: takes out what it can, then simplifies what is left.
struct Shrinking {
  let property: Property
  /// How many sequences are tried at most.
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
      // Halves, quarters, …, single steps; from the end, where most is of no consequence.
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
  /// What shrinking makes less of.
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
      case .event: 1
      case .answer(_, let entries, let policy): 1 + entries.count + (policy == .never ? 0 : 1)
      case .fail: 2
      case .stray(_, _, let entries, _): 4 + entries.count
      }
    return 10 + time + act
  }

  /// Simpler steps to try in this one's place, the simplest first.
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
    case .event: steps.append(DrawnStep(advance: advance, act: .event(.tick)))
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
