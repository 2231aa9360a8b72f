/// A resolution to an integer.
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Int) -> Self { make(.success(resolvedValue)) }
  public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { make(.confirmation(valueToConfirm)) }
}

/// A resolution to a number.
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Double) -> Self { make(.success(resolvedValue)) }
  public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { make(.confirmation(valueToConfirm)) }
}

/// A resolution to a duration.
open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedTimeInterval: TimeInterval) -> Self { make(.success(resolvedTimeInterval)) }
  public class func confirmationRequired(with timeIntervalToConfirm: TimeInterval) -> Self { make(.confirmation(timeIntervalToConfirm)) }
}
