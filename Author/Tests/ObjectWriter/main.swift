import CoreData
import Foundation

// A program of the app whose store CoreDataTests shares with it. Its model is made in code, as the test's.
//
//   object-writer STORE add NAME COUNT    inserts notes, each in a save of its own, and adds each to the first counter
//   object-writer STORE track AUTHOR TEXT [OTHER]
//                                         keeps a history, inserts a note as an author, and then changes the note with the other text
//   object-writer STORE list              prints the texts of all notes

let note = NSEntityDescription()
note.name = "Note"
let text = NSAttributeDescription()
(text.name, text.attributeType, text.isOptional) = ("text", .stringAttributeType, false)
let counter = NSEntityDescription()
counter.name = "Counter"
let notes = NSRelationshipDescription()
(notes.name, notes.maxCount, notes.destinationEntity, notes.deleteRule) = ("notes", 0, note, .cascadeDeleteRule)
let owner = NSRelationshipDescription()
(owner.name, owner.maxCount, owner.destinationEntity) = ("counter", 1, counter)
(notes.inverseRelationship, owner.inverseRelationship) = (owner, notes)
note.properties = [text, owner]
counter.properties = [notes]
let model = NSManagedObjectModel()
model.entities = [note, counter]

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { exit(64) }
let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: URL(fileURLWithPath: arguments[1]))]
if arguments[2] == "track" { container.persistentStoreDescriptions[0].setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey) }
container.loadPersistentStores { _, error in
  guard let error else { return }
  FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
  exit(1)
}
let context = container.newBackgroundContext()
do {
  try context.performAndWait {
    if arguments[2] == "add", arguments.count == 5, let count = Int(arguments[4]) {
      for number in 0..<count {
        let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
        note.setValue("\(arguments[3]) \(number)", forKey: "text")
        note.setValue(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Counter")).first, forKey: "counter")
        try context.save()
      }
    } else if arguments[2] == "track", arguments.count >= 5 {
      context.transactionAuthor = arguments[3]
      NSEntityDescription.insertNewObject(forEntityName: "Note", into: context).setValue(arguments[4], forKey: "text")
      try context.save()
      guard arguments.count > 5 else { return }
      let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
      request.predicate = NSPredicate(format: "text == %@", arguments[5])
      for note in try context.fetch(request) { note.setValue("\(arguments[5]), changed by \(arguments[3])", forKey: "text") }
      try context.save()
    } else {
      let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
      request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
      for note in try context.fetch(request) { print(note.value(forKey: "text") as? String ?? "") }
    }
  }
} catch {
  FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
  exit(1)
}
