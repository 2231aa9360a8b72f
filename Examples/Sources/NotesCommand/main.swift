import Foundation
import NotesStore
import WidgetKit

// The containing app's side of Notes: saves a note and requests a reload of its widget.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let title = arguments.first, let text = arguments.last else {
  FileHandle.standardError.write(Data("usage: NotesCommand TITLE TEXT\n".utf8))
  exit(64)
}
do {
  try Note(title: title, text: text, edited: Date()).save()
  WidgetCenter.shared.reloadTimelines(ofKind: Note.kind)
} catch {
  FileHandle.standardError.write(Data("NotesCommand: the note could not be saved: \(error.localizedDescription)\n".utf8))
  exit(73)
}
