import Synchronization

extension NSExceptionName {
  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  public static let mallocException = NSExceptionName("NSMallocException")
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}

/// An Objective-C exception. Swift cannot catch one, so raising it ends the process with the exception's name and reason.
// Unchecked: its properties are constants; the author is responsible for the contents of `userInfo`.
open class NSException: NSObject, @unchecked Sendable {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?
  fileprivate static let handler = Mutex<(@Sendable (NSException) -> Void)?>(nil)

  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
  }

  open var callStackSymbols: [String] { Thread.callStackSymbols }
  open var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }
  open override var description: String { reason ?? name.rawValue }

  open func raise() -> Never {
    NSException.handler.withLock { $0 }?(self)
    fatalError("uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'")
  }

  public class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) -> Never {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }
  public class func raise(_ name: NSExceptionName, format: String, arguments argList: VariableArguments) -> Never {
    NSException(name: name, reason: DeviceStrings.string(format: format, locale: nil, arguments: argList.arguments)).raise()
  }
}

/// Sets the handler called before an exception ends the process. Other traps do not call it.
@preconcurrency
public func NSSetUncaughtExceptionHandler(_ handler: (@Sendable (NSException) -> Void)?) { NSException.handler.withLock { $0 = handler } }
public func NSGetUncaughtExceptionHandler() -> (@Sendable (NSException) -> Void)? { NSException.handler.withLock { $0 } }
