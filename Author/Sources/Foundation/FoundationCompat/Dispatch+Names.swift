/// The class of serial queues on Apple's systems.
public typealias OS_dispatch_queue_serial = DispatchQueue
/// The class of concurrent queues on Apple's systems.
public typealias OS_dispatch_queue_concurrent = DispatchQueue

/// Nanoseconds in one second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in one millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in one microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in one second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Runs `body`. There is no pool to drain: objects are released with their last reference.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// A queue that runs one work item at a time, as every queue without attributes does.
public typealias DispatchSerialQueue = DispatchQueue
