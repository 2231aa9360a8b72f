import Foundation

/// The number of samples that an app has read, in the order of the file of health data.
open class HKQueryAnchor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  let count: Int
  init(count: Int) { self.count = max(0, count) }
  public convenience init(fromValue value: Int) { self.init(count: value) }

  public class var supportsSecureCoding: Bool { true }
  public required convenience init?(coder: NSCoder) { self.init(count: coder.decodeInteger(forKey: "count")) }
  open func encode(with coder: NSCoder) { coder.encode(count, forKey: "count") }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKQueryAnchor)?.count == count }
  open override var hash: Int { count }
}

public let HKAnchoredObjectQueryNoAnchor = 0

/// The samples after an anchor.
struct AnchoredSamples {
  let samples: [HKSample]
  let anchor: HKQueryAnchor

  init(_ store: HKHealthStore, _ descriptors: [HKQueryDescriptor], after anchor: HKQueryAnchor?, limit: Int) {
    // Samples appended to the file after the anchor are new. An anchor past the end belongs to another file, so all samples are new.
    let all = store.matching(store.file.samplesInOrder(), descriptors)
    let start = anchor.map { $0.count <= all.count ? $0.count : 0 } ?? 0
    samples = HealthOrder.prefix(limit, of: Array(all[start...]))
    self.anchor = HKQueryAnchor(count: start + samples.count)
  }
}

/// Returns the samples after an anchor. Never reports deleted objects.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
  /// Stub. Never called: the file is not watched.
  @preconcurrency
  open var updateHandler: Handler?
  private let anchor: HKQueryAnchor?
  private let limit: Int
  private let handler: Handler
  @preconcurrency
  public required init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
  ) {
    (self.anchor, self.limit, self.handler) = (anchor, limit, handler)
    super.init(type, predicate)
  }
  @preconcurrency
  public init(
    queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
  ) {
    (self.anchor, self.limit, self.handler) = (anchor, limit, handler)
    super.init(queryDescriptors)
  }
  override func run(in store: HKHealthStore) {
    answer(in: store) { [self] result in
      if case .failure(let error) = result { return handler(self, nil, nil, nil, error) }
      let found = AnchoredSamples(store, descriptors, after: anchor, limit: limit)
      handler(self, found.samples, [], found.anchor, nil)
    }
  }
}
