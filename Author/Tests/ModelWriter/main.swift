import Foundation
import SwiftData

// A program of the app whose store SwiftDataTests shares with it.
//
//   model-writer STORE add NAME COUNT    inserts notes, each in a save of its own, while it adds one to the counter
//   model-writer STORE list              prints the texts of all notes

@Model final class Note {
  @Attribute(.unique) var text: String
  var number: Int
  var counter: Counter?

  init(text: String, number: Int) {
    self.text = text
    self.number = number
  }
}

@Model final class Counter {
  @Relationship(deleteRule: .cascade, inverse: \Note.counter) var notes: [Note] = []
  init() {}
}

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { exit(64) }
do {
  let container = try ModelContainer(for: Note.self, configurations: ModelConfiguration(url: URL(fileURLWithPath: arguments[1])))
  let context = ModelContext(container)
  if arguments[2] == "add", arguments.count == 5, let count = Int(arguments[4]) {
    for number in 0..<count {
      let note = Note(text: "\(arguments[3]) \(number)", number: number)
      context.insert(note)
      note.counter = try context.fetch(FetchDescriptor<Counter>()).first
      try context.save()
    }
  } else {
    for note in try context.fetch(FetchDescriptor<Note>(sortBy: [SortDescriptor(\.text)])) { print(note.text) }
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
