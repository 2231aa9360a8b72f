import CoreGraphics
import Foundation
import FoundationCompat
import QuartzCore
import Testing
import UIKit

/// Screens of whole apps: what is real without a screen is real, the rest keeps what is set.
@MainActor @Suite struct AppScreenNamesTests {
  final class Note: UIDocument {
    var text = ""
    var failures = 0
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { failures += 1 }
  }
  @Test func `a document is saved and opened, and a folder is refused`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("tide.txt")
    let note = Note(fileURL: file)
    note.text = "high"
    note.updateChangeCount(.done)
    #expect(note.documentState == .closed && note.hasUnsavedChanges && note.localizedName == "tide")
    #expect(await note.save(to: file, for: .forCreating) && !note.hasUnsavedChanges && note.documentState == .normal)
    let read = Note(fileURL: file)
    #expect(await read.open() && read.text == "high" && read.fileModificationDate == note.fileModificationDate)
    read.text = "low"
    read.updateChangeCount(.done)
    #expect(await read.close() && read.documentState == .closed)
    #expect(try String(contentsOf: file, encoding: .utf8) == "low")
    let wrong = Note(fileURL: folder)
    #expect(await !wrong.open() && wrong.failures == 1)
  }

  @Test func `positions of a text view count its characters`() throws {
    let view = UITextView()
    view.text = "High tide at nine"
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 5))
    let end = try #require(view.position(from: start, offset: 4))
    let range = try #require(view.textRange(from: end, to: start))
    #expect(view.text(in: range) == "tide" && view.offset(from: start, to: end) == 4 && view.compare(start, to: end) == .orderedAscending)
    #expect(view.position(from: end, offset: 9) == nil && view.position(from: start, offset: -6) == nil)
    view.selectedTextRange = range
    #expect(view.selectedRange == NSRange(location: 5, length: 4))
    view.replace(range, withText: "water")
    #expect(view.text == "High water at nine" && view.selectedRange == NSRange(location: 10, length: 0))
    let word = view.tokenizer.rangeEnclosingPosition(start, with: .word, inDirection: .storage(.forward))
    #expect(word.flatMap { view.text(in: $0) } == "water")
  }
  @Test func `a text field's selection stays in its text`() throws {
    let field = UITextField()
    field.text = "ab"
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    let range = try #require(field.selectedTextRange)
    #expect(field.text(in: range) == "ab" && !range.isEmpty)
    field.replace(range, withText: "c")
    #expect(field.text == "c" && field.selectedTextRange?.isEmpty == true)
  }

  @Test func `a calendar keeps the chosen day and asks for no decoration`() {
    final class Delegate: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
      var asked = 0
      func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        asked += 1
        return .default(color: .red, size: .large)
      }
      func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) { asked += 1 }
    }
    let (calendar, delegate) = (UICalendarView(), Delegate())
    let selection = UICalendarSelectionSingleDate(delegate: delegate)
    (calendar.delegate, calendar.selectionBehavior) = (delegate, selection)
    selection.setSelected(DateComponents(year: 2026, month: 3, day: 1), animated: true)
    calendar.reloadDecorations(forDateComponents: [DateComponents(year: 2026)], animated: false)
    #expect(selection.selectedDate?.day == 1 && delegate.asked == 0)
  }
  @Test func `traits that a view overrides are kept until they are removed`() {
    let view = UIView()
    #expect(!view.traitOverrides.contains(UITraitHorizontalSizeClass.self) && view.traitOverrides.horizontalSizeClass == .unspecified)
    view.traitOverrides.horizontalSizeClass = .compact
    #expect(view.traitOverrides.contains(UITraitHorizontalSizeClass.self) && view.traitOverrides.horizontalSizeClass == .compact)
    view.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(view.traitOverrides.horizontalSizeClass == .unspecified)
  }
  @Test func `a colour of a pattern is the mean of its colours`() throws {
    let pattern = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
    UIColor(patternImage: pattern).getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
    #expect(parts == (0.5, 0, 0.5, 1))
    #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
  }
  @Test func `gravity has an angle and a magnitude, and a sideways layout's attributes their kind`() {
    let gravity = UIGravityBehavior(items: [UIView()])
    gravity.setAngle(.pi, magnitude: 2)
    #expect(abs(gravity.gravityDirection.dx + 2) < 1e-9 && abs(gravity.magnitude - 2) < 1e-9)
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
    #expect(attributes.representedElementCategory == .decorationView && attributes.representedElementKind == "line")
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    #expect(context.invalidatedItemIndexPaths?.count == 1 && !context.invalidateEverything)
  }
  @Test func `a slower layer's time passes slower`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    (outer.speed, inner.beginTime, inner.timeOffset) = (0.5, 2, 1)
    #expect(inner.convertTime(10, from: nil) == 4 && inner.convertTime(4, to: nil) == 10 && outer.convertTime(10, from: nil) == 5)
    #expect(inner.convertTime(5, from: outer) == 4)
  }
}
