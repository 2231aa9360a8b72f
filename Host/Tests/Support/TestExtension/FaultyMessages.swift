import AlmanacWireSchema
import Foundation
import Glibc

/// Kinds that print or send too much, or what the protocol does not allow.
enum FaultyMessages {
  /// Answers a request for a timeline of one of these kinds. Returns whether it is one.
  static func handle(_ answer: TimelineAnswer) throws -> Bool {
    switch answer.request.kind {
    case "Flood":
      let line = String(repeating: "flood ", count: 200)
      while true { say(line) }
    case "Loud":
      for number in 0..<5000 { say("line \(number)") }
      try answer.send(answer.good)
    case "Noise":
      let lines = [UInt8](repeating: UInt8(ascii: "\n"), count: 1 << 16)
      while true { write(1, lines, lines.count) }
    case "Unbroken":
      let line = [UInt8](repeating: UInt8(ascii: "n"), count: 1 << 16)
      while true { write(1, line, line.count) }
    case "Garbage": Channel.write([12, 0, 0, 0] + (0..<12).map { 0x80 + $0 * 9 })
    case "Oversized":
      Channel.write([0xff, 0xff, 0xff, 0x7f])
      while true { Channel.write([UInt8](repeating: 7, count: 1 << 16)) }
    case "Stranger": try Channel.reply(.with { $0.archive = answer.good }, id: answer.id + 40)
    case "Calls":
      for _ in 0..<5000 { try Channel.call(.with { $0.reload.kind = "Good" }) }
      try answer.send(answer.good)
    case "LongCalls":
      for _ in 0..<20 { try Channel.call(.with { $0.log.message = String(repeating: "l", count: 1 << 20) }) }
      try answer.send(answer.good)
    case "Reloads":
      try Channel.call(.with { $0.reload.kind = "Good" })
      try answer.send(answer.good)
    case "Refuses": try answer.refuse("completion.never", "the completion handler was never called")
    case "LongFailure": try answer.refuse(String(repeating: "n", count: 1 << 20), String(repeating: "m", count: 1 << 20))
    case "Forgery":
      try Channel.reply(
        .with {
          $0.failure.name = "red.\u{1b}[31m\n"
          $0.failure.message = "one\ntwo \u{1b}]0;owned\u{7} \u{9b}31m \u{202e}three\r\u{2029}four"
          $0.failure.diagnostics = [.with { $0.message = "\u{1b}[2J" }]
        }, id: answer.id)
    default: return false
    }
    return true
  }
}
