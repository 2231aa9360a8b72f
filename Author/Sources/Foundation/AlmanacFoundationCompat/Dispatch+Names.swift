public typealias OS_dispatch_queue_serial = DispatchQueue
public typealias OS_dispatch_queue_concurrent = DispatchQueue

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Runs `body`. There is no pool to drain: reference counting releases objects at once.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// A queue that runs one work item at a time, as every queue without attributes does.
public typealias DispatchSerialQueue = DispatchQueue
