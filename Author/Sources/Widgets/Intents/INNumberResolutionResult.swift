/// A resolution to a whole number.
open class INIntegerResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedValue: Int) -> Self { make(.success(resolvedValue)) }
  public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { make(.confirmation(valueToConfirm)) }
}

/// A resolution to a number.
open class INDoubleResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedValue: Double) -> Self { make(.success(resolvedValue)) }
  public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { make(.confirmation(valueToConfirm)) }
}

/// A resolution to a length of time.
open class INTimeIntervalResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedTimeInterval: TimeInterval) -> Self { make(.success(resolvedTimeInterval)) }
  public class func confirmationRequired(with timeIntervalToConfirm: TimeInterval) -> Self { make(.confirmation(timeIntervalToConfirm)) }
}
