import Foundation
import SwiftData
import Testing

/// A value of no type that a store has.
final class Tint: NSObject {
  let name: String
  init(_ name: String) { self.name = name }
}

final class TintTransformer: ValueTransformer, @unchecked Sendable {
  override class func transformedValueClass() -> AnyClass { NSData.self }
  override class func allowsReverseTransformation() -> Bool { true }
  /// Makes text, which cannot be stored, of a tint without a name.
  override func transformedValue(_ value: Any?) -> Any? {
    (value as? Tint).map { tint -> Any in tint.name.isEmpty ? "no name" : NSData(data: Data("tint \(tint.name)".utf8)) }
  }
  override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data, data.starts(with: Data("tint ".utf8)) else { return nil }
    return Tint(String(decoding: data.dropFirst(5), as: UTF8.self))
  }
}

final class UnchangedTransformer: ValueTransformer, @unchecked Sendable {
  override func transformedValue(_ value: Any?) -> Any? { value }
  override func reverseTransformedValue(_ value: Any?) -> Any? { value }
}

@Model final class Swatch {
  var name: String
  @Attribute(.transformable(by: TintTransformer.self)) var tint: Tint
  @Attribute(.transformable(by: TintTransformer.self), originalName: "shade") var second: Tint?
  @Attribute(.transformable(by: UnchangedTransformer.self)) var raw: NSData
  @Attribute(.transformable(by: "NSSecureUnarchiveFromData")) var words: NSArray?
  init(name: String, tint: Tint) {
    self.name = name
    self.tint = tint
    raw = NSData(data: Data([1, 2]))
  }
}

@Model final class UnnamedSwatch {
  @Attribute(.transformable(by: "no such transformer")) var tint: Tint?
  init(tint: Tint?) { self.tint = tint }
}

/// Attributes whose values a transformer stores.
@Suite struct TransformableTests {
  @Test func `a value is stored as the data that its transformer makes, and read back`() throws {
    let folder = TemporaryFolder()
    let configuration = ModelConfiguration(url: folder.store())
    let context = ModelContext(try ModelContainer(for: Swatch.self, configurations: configuration))
    let swatch = Swatch(name: "sea", tint: Tint("blue"))
    swatch.words = ["low", "high"] as NSArray
    context.insert(swatch)
    try context.save()
    let other = ModelContext(try ModelContainer(for: Swatch.self, configurations: configuration))
    let read = try #require(try other.fetch(FetchDescriptor<Swatch>()).first)
    #expect(read.tint.name == "blue" && read.second == nil && read.raw == NSData(data: Data([1, 2])))
    #expect(read.words == ["low", "high"] as NSArray)
    read.second = Tint("green")
    read.raw = NSData(data: Data([3]))
    try other.save()
    let third = try #require(try ModelContext(ModelContainer(for: Swatch.self, configurations: configuration)).fetch(FetchDescriptor<Swatch>()).first)
    #expect(third.second?.name == "green" && third.raw == NSData(data: Data([3])) && third.tint.name == "blue")
  }

  @Test func `a missing transformer, what it does not make and a query of its values are errors that say so`() throws {
    let container = try ModelContainer(for: Swatch.self, UnnamedSwatch.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    context.insert(UnnamedSwatch(tint: nil))
    try context.save()
    context.insert(UnnamedSwatch(tint: Tint("red")))
    #expect(failure { try context.save() }.contains("no transformer is registered under the name no such transformer"))
    context.rollback()
    context.insert(Swatch(name: "bad", tint: Tint("")))
    #expect(failure { try context.save() }.contains("the transformer TintTransformer returned a value of the type String for a value to store"))
    let missing = FetchDescriptor<Swatch>(predicate: #Predicate { $0.second == nil })
    #expect(failure { _ = try context.fetch(missing) }.contains("of which the store has what a transformer made"))
  }
}
