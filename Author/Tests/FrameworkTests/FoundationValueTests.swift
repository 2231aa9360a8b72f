import AlmanacFoundationCompat
import Foundation
import Testing

/// Numbers, archives, transformers, collections and progress.
@Suite struct FoundationValueTests {
  private final class Doubling: ValueTransformer, @unchecked Sendable {
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
    override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
  }

  @Test func `a transformer is found by its name`() throws {
    let name = NSValueTransformerName("Doubling")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Doubling(), forName: name)
    let found = try #require(ValueTransformer(forName: name))
    #expect(found.transformedValue(4) as? Int == 8 && found.reverseTransformedValue(8) as? Int == 4)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    let negation = try #require(ValueTransformer(forName: .negateBooleanTransformerName))
    #expect(negation.transformedValue(true) as? Bool == false)
    #expect(ValueTransformer(forName: .isNilTransformerName)?.transformedValue(nil) as? Bool == true)
  }

  @Test func `a secure transformer reads its own archives and no others`() {
    let transformer = NSSecureUnarchiveFromDataTransformer()
    let data = transformer.reverseTransformedValue(["a", "b"] as NSArray)
    #expect(transformer.transformedValue(data) as? [String] == ["a", "b"])
    #expect(transformer.transformedValue(Data([1, 2, 3])) == nil)
  }

  @Test func `an array of one class is read from an archive`() throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: [1, 2] as NSArray, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSNumber.self, from: data)?.map(\.intValue) == [1, 2])
  }

  @Test func `progress of files keeps its numbers`() {
    let progress = Progress(totalUnitCount: 2)
    (progress.fileOperationKind, progress.fileTotalCount) = (.downloading, 3)
    #expect(progress.fileOperationKind == .downloading && progress.fileTotalCount == 3 && progress.throughput == nil)
  }

  @Test func `elements of a collection are gone through one by one`() {
    var iterator = NSFastEnumerationIterator(NSArray(array: [1, 2]))
    #expect(iterator.next() as? Int == 1 && iterator.next() as? Int == 2 && iterator.next() == nil)
  }

  @Test func `a CGFloat is made from an NSNumber`() {
    #expect(CGFloat(truncating: (Decimal(1) / Decimal(4)) as NSNumber) == 0.25)
    #expect(CGFloat(truncating: NSNumber(value: 3)) == 3)
    #expect(CGFloat(exactly: NSNumber(value: 2.5)) == 2.5)
  }
}
