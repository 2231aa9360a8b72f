import Foundation
import Testing

@testable import CoreData

/// Saves that are refused by the model's rules, or by the checks of classes in their extensions.
@Suite struct ValidationTests {
  private let context = makeGarden()

  private func fault() -> NSError? {
    do { try context.save() } catch { return error as NSError }
    return nil
  }

  @Test func `an extension of a generated class checks insertions, updates and deletions`() throws {
    let bed = Bed(context: context)
    bed.sortOrder = -1
    let refused = try #require(fault())
    #expect(refused.domain == GardenFault.domain && refused.code == 1 && refused.localizedFailureReason == "The order is negative.")
    #expect(bed.isInserted && context.hasChanges)
    bed.sortOrder = 1
    #expect(fault() == nil && !context.hasChanges)
    bed.sortOrder = -2
    #expect(fault()?.code == 1)
    (bed.sortOrder, bed.name) = (2, "kept")
    #expect(fault() == nil)
    context.delete(bed)
    let kept = try #require(fault())
    #expect(kept.code == 3 && kept.userInfo[NSValidationObjectErrorKey] as? Bed === bed)
    context.rollback()
    bed.name = "free"
    #expect(fault() == nil)
    context.delete(bed)
    #expect(fault() == nil)
    #expect(try context.count(for: NSFetchRequest<Bed>(entityName: "Bed")) == 0)
  }

  @Test func `an extension of a class of another file is called, and those of its parents`() throws {
    let tree = Tree(context: context)
    (tree.rings, tree.height) = (1, -1)
    #expect(fault()?.code == 2)
    (tree.rings, tree.height) = (-1, 1)
    #expect(fault()?.code == 4)
    tree.rings = 3
    #expect(fault() == nil)
    tree.name = "Oak"
    #expect(tree.shown == "changed")
  }

  @Test func `several objects that are not valid are one error with the others in it`() throws {
    Bed(context: context).sortOrder = -1
    let tag = Tag(context: context)
    let error = try #require(fault())
    #expect(error.domain == NSCocoaErrorDomain && error.code == NSValidationMultipleErrorsError)
    let parts = try #require(error.userInfo[NSDetailedErrorsKey] as? [NSError])
    #expect(Set(parts.map(\.code)) == [1, NSValidationMissingMandatoryPropertyError])
    let missing = try #require(parts.first { $0.domain == NSCocoaErrorDomain })
    #expect(missing.userInfo[NSValidationKeyErrorKey] as? String == "label" && missing.userInfo[NSValidationObjectErrorKey] as? Tag === tag)
  }
}
