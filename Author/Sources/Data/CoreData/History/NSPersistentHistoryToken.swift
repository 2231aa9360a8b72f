import Foundation

/// A position in the history of stores. It can be archived, so that a program can continue where it stopped the last time.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The number of the last transaction, by the identifiers of stores.
  let numbers: [String: Int64]

  init(_ numbers: [String: Int64]) { self.numbers = numbers }

  public class var supportsSecureCoding: Bool { true }
  private static let key = "numbers"
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: Self.key),
      let numbers = try? JSONDecoder().decode([String: Int64].self, from: data as Data)
    else { return nil }
    self.numbers = numbers
  }
  open func encode(with coder: NSCoder) {
    if let data = try? JSONEncoder().encode(numbers) { coder.encode(NSData(data: data), forKey: Self.key) }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSPersistentHistoryToken)?.numbers == numbers }
  open override var hash: Int { numbers.hashValue }
  open override var description: String { "<NSPersistentHistoryToken \(numbers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })>" }
}
