import Foundation
import Synchronization

/// Collects the parts of a quantity, for example the steps of each minute. Finishing fails, because nothing is stored.
open class HKQuantitySeriesSampleBuilder: NSObject, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let startDate: Date
  public let device: HKDevice?
  private let isOpen = Mutex(true)
  public init(healthStore: HKHealthStore, quantityType: HKQuantityType, startDate: Date, device: HKDevice?) {
    (self.quantityType, self.startDate, self.device) = (quantityType, startDate, device)
  }
  /// - Throws: ``HKError`` with `errorInvalidArgument` for a unit of another type, a date before the start, or after the series was discarded.
  open func insert(_ quantity: HKQuantity, at date: Date) throws { try insert(quantity, for: DateInterval(start: date, duration: 0)) }
  open func insert(_ quantity: HKQuantity, for dateInterval: DateInterval) throws {
    guard isOpen.withLock({ $0 }), quantityType.is(compatibleWith: quantity.unit), dateInterval.start >= startDate else {
      throw HKError(.errorInvalidArgument)
    }
  }
  @preconcurrency
  open func finishSeries(metadata: [String: Any]?, completion: @escaping @Sendable ([HKQuantitySample]?, (any Error)?) -> Void) {
    finishSeries(metadata: metadata, endDate: nil, completion: completion)
  }
  @preconcurrency
  open func finishSeries(metadata: [String: Any]?, endDate: Date?, completion: @escaping @Sendable ([HKQuantitySample]?, (any Error)?) -> Void) {
    DispatchQueue.global().async { completion(nil, HKError(.errorAuthorizationDenied)) }
  }
  @discardableResult open func finishSeries(metadata: [String: Any]?) async throws -> [HKQuantitySample] {
    throw HKError(.errorAuthorizationDenied)
  }
  @discardableResult open func finishSeries(metadata: [String: Any]?, endDate: Date?) async throws -> [HKQuantitySample] {
    throw HKError(.errorAuthorizationDenied)
  }
  open func discard() { isOpen.withLock { $0 = false } }
}

/// Returns the parts of quantities. Each sample of the file is one part.
open class HKQuantitySeriesSampleQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = @Sendable (HKQuantitySeriesSampleQuery, HKQuantity?, DateInterval?, HKQuantitySample?, Bool, (any Error)?) -> Void
  /// Whether the handler also gets the sample of each part.
  open var includeSample = false
  open var orderByQuantitySampleStartDate = false
  private let handler: Handler
  @preconcurrency
  public init(
    quantityType: HKQuantityType, predicate: NSPredicate?,
    quantityHandler: @escaping @Sendable (HKQuantitySeriesSampleQuery, HKQuantity?, DateInterval?, HKQuantitySample?, Bool, (any Error)?) -> Void
  ) {
    handler = quantityHandler
    super.init(quantityType, predicate)
  }
  override func run(in store: HKHealthStore) {
    answer(in: store) { [self] result in
      switch result {
      case .failure(let error): handler(self, nil, nil, nil, true, error)
      case .success(let found):
        let samples = found.compactMap { $0 as? HKQuantitySample }
        for (index, sample) in samples.enumerated() {
          let interval = DateInterval(start: sample.startDate, end: sample.endDate)
          handler(self, sample.quantity, interval, includeSample ? sample : nil, index == samples.count - 1, nil)
        }
        if samples.isEmpty { handler(self, nil, nil, nil, true, nil) }
      }
    }
  }
}

/// Returns the parts of quantities one after the other.
public struct HKQuantitySeriesSampleQueryDescriptor: HKAsyncSequenceQuery, Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let includeSample = Options(rawValue: 1)
    public static let orderByQuantitySampleStartDate = Options(rawValue: 2)
  }
  public struct Result: Sendable {
    public let quantity: HKQuantity
    public let dateInterval: DateInterval
    public let sample: HKQuantitySample?
  }
  public var predicate: HKSamplePredicate<HKQuantitySample>
  public var options: Options
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: Options = []) { (self.predicate, self.options) = (predicate, options) }
  public typealias Results = AsyncThrowingStream<Result, any Error>
  public func results(for healthStore: HKHealthStore) -> Results {
    AsyncThrowingStream { continuation in
      do {
        for sample in try healthStore.samples([predicate]) {
          let interval = DateInterval(start: sample.startDate, end: sample.endDate)
          continuation.yield(
            Result(quantity: sample.quantity, dateInterval: interval, sample: options.contains(.includeSample) ? sample : nil))
        }
        continuation.finish()
      } catch { continuation.finish(throwing: error) }
    }
  }
}
