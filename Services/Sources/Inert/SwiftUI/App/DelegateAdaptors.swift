import UIKit

/// Stub. Creates the app's delegate and never calls it, because Almanac runs apps without UIKit.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  public let wrappedValue: DelegateType
  /// The author tool passes the expression that creates the object. The class cannot be used for that, because `NSObject` does not require `init()`.
  @MainActor @preconcurrency
  public init(_making delegate: @autoclosure () -> DelegateType) where DelegateType: UIApplicationDelegate { wrappedValue = delegate() }
}
extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}
extension UIApplicationDelegateAdaptor: BuiltInDynamicProperty {}

/// Stub. The delegate of an app on a Mac, like ``UIApplicationDelegateAdaptor``.
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  public let wrappedValue: DelegateType
  @MainActor @preconcurrency
  public init(_making delegate: @autoclosure () -> DelegateType) { wrappedValue = delegate() }
}
extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}
extension NSApplicationDelegateAdaptor: BuiltInDynamicProperty {}

/// Stub. The delegate of an app on a watch, like ``UIApplicationDelegateAdaptor``.
@propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  public let wrappedValue: DelegateType
  @MainActor @preconcurrency
  public init(_making delegate: @autoclosure () -> DelegateType) { wrappedValue = delegate() }
}
extension WKApplicationDelegateAdaptor: BuiltInDynamicProperty {}

/// Stub. The delegate of a watch app's extension, like ``UIApplicationDelegateAdaptor``.
@propertyWrapper
public struct WKExtensionDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  public let wrappedValue: DelegateType
  @MainActor @preconcurrency
  public init(_making delegate: @autoclosure () -> DelegateType) { wrappedValue = delegate() }
}
extension WKExtensionDelegateAdaptor: BuiltInDynamicProperty {}
