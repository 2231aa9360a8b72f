import Statements
import SwiftUICore

extension Statement {
  private static let forEach = DocumentSource.apple("swiftui/foreach")
  private static let byID = DocumentSource.apple("swiftui/foreach/init(_:id:content:)")
  private static let byIdentity = DocumentSource.apple("swiftui/foreach/init(_:content:)")

  private struct Named: Identifiable {
    let id: Int
    var name: String
  }

  /// A view that counts in its state how often its action ran.
  private struct Counter: View {
    let name: String
    let log: ActionLog
    @State private var first: String?
    var body: some View {
      Block(name, 1, 1).onAppear { first = first ?? name }.onChange(of: name) { log.note("\(first ?? "-") became \(name)") }
    }
  }

  /// Elements that change once they have appeared.
  private struct Changing<Content: View>: View {
    let before: [Named]
    let after: [Named]
    let content: ([Named]) -> Content
    @State private var isChanged = false
    var body: some View {
      VStack(spacing: 0) { content(isChanged ? after : before) }.onAppear { isChanged = true }
    }
  }

  private struct Growing: View {
    var isIdentified = false
    @State private var count = 2
    var body: some View {
      HStack(spacing: 0) {
        if isIdentified { ForEach(0..<count, id: \.self) { Block("\($0)", 1, 1) } } else { ForEach(0..<count) { Block("\($0)", 1, 1) } }
      }
      .onAppear { count = 4 }
    }
  }

  private struct Bound: View {
    @State private var numbers = [1, 2]
    @State private var items = [Named(id: 1, name: "a"), Named(id: 2, name: "b")]
    var body: some View {
      HStack(spacing: 0) {
        ForEach(numbers.indices, id: \.self) { Block("\(numbers[$0])", 1, 1) }
        ForEach($items) { $item in Block(item.name, 1, 1).onAppear { item.name += "!" } }
      }
      .onAppear { numbers[1] = 5 }
    }
  }

  static let loops: [Statement] = [
    Statement("A loop makes a view for each element, in order", forEach, is: ["c", "a", "b"]) {
      drawing { ForEach(["c", "a", "b"], id: \.self) { Block($0, 1, 1) } }
    },
    Statement("A loop over nothing makes no view, and a stack keeps no distance to it", forEach, [28]) {
      [
        size {
          HStack(spacing: 8) {
            Color.red.frame(width: 10, height: 10); ForEach(0..<0) { _ in Color.red }; Color.red.frame(width: 10, height: 10)
          }
        }[0]
      ]
    },
    Statement("A loop's views are a stack's children", forEach, [46]) {
      [size { HStack(spacing: 8) { ForEach(0..<3) { _ in Color.red.frame(width: 10, height: 10) } } }[0]]
    },
    Statement("An element may make several views, or none", forEach, is: ["1", "1+", "3", "3+"]) {
      drawing {
        ForEach(0..<4) { number in
          if !number.isMultiple(of: 2) {
            Block("\(number)", 1, 1); Block("\(number)+", 1, 1)
          }
        }
      }
    },
    Statement("A range need not begin at 0", .apple("swiftui/foreach/init(_:content:)"), is: ["7", "8"]) {
      drawing { ForEach(7..<9) { Block("\($0)", 1, 1) } }
    },
    Statement("A loop takes any random access collection", forEach, is: ["1", "3", "5"]) {
      drawing { ForEach(Array(stride(from: 1, to: 6, by: 2).reversed())[...].reversed(), id: \.self) { Block("\($0)", 1, 1) } }
    },
    Statement("A part of an element can be its identity", byID, is: ["a", "b"]) {
      drawing { ForEach(Array(["a", "b"].enumerated()), id: \.offset) { Block($0.element, 1, 1) } }
    },
    Statement("A loop reads only the initial value of a range", byIdentity, is: ["0", "1"]) { drawing { Growing() } },
    Statement("A loop that identifies a range's numbers reads each value of the range", byID, is: ["0", "1", "2", "3"]) {
      drawing { Growing(isIdentified: true) }
    },
    Statement("An element that keeps its identity keeps its state when its values change", byIdentity, is: ["a became A"]) {
      noted { log in
        Changing(before: [Named(id: 1, name: "a")], after: [Named(id: 1, name: "A")]) { ForEach($0) { Counter(name: $0.name, log: log) } }
      }
    },
    Statement("An element of another identity loses its state", byIdentity, is: []) {
      noted { log in
        Changing(before: [Named(id: 1, name: "a")], after: [Named(id: 2, name: "A")]) { ForEach($0) { Counter(name: $0.name, log: log) } }
      }
    },
    Statement("An element that moves takes its state along", byIdentity, is: []) {
      noted { log in
        Changing(before: [Named(id: 1, name: "a"), Named(id: 2, name: "b")], after: [Named(id: 2, name: "b"), Named(id: 1, name: "a")]) {
          ForEach($0) { Counter(name: $0.name, log: log) }
        }
      }
    },
    Statement("Identified by position, a moved element leaves its state behind", byID, is: ["a became b", "b became a"]) {
      noted { log in
        Changing(before: [Named(id: 1, name: "a"), Named(id: 2, name: "b")], after: [Named(id: 2, name: "b"), Named(id: 1, name: "a")]) {
          elements in ForEach(elements.indices, id: \.self) { Counter(name: elements[$0].name, log: log) }
        }
      }
    },
    Statement("Changes through a loop's bindings change the collection", .apple("swiftui/foreach/init(_:content:)"), is: ["1", "5", "a!", "b!"]) {
      drawing { Bound() }
    },
    Statement("Loops in loops make rows and columns", forEach, [0, 10, 0, 10]) {
      let out = laidOut("00", "01", "10", "11", in: 20, 20) {
        VStack(spacing: 0) { ForEach(0..<2) { row in HStack(spacing: 0) { ForEach(0..<2) { box("\(row)\($0)", 10, 10) } } } }
      }
      return [out[0], out[4], out[1], out[9]]
    },
  ]
}
