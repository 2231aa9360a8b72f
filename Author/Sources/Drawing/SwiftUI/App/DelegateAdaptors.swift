import UIKit

/// The delegate of an app. An app runs here without UIKit: its delegate is made, and called by nobody.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  public let wrappedValue: DelegateType
  /// The author tool writes how the object is made: a class alone cannot make one, because `init()` of `NSObject` is not required.
  @MainActor @preconcurrency
  public init(_making delegate: @autoclosure () -> DelegateType) where DelegateType: UIApplicationDelegate { wrappedValue = delegate() }
}
extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}
extension UIApplicationDelegateAdaptor: BuiltInDynamicProperty {}

/// The delegate of an app on a Mac, like ``UIApplicationDelegateAdaptor``.
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

/// The delegate of an app on a watch, like ``UIApplicationDelegateAdaptor``.
@propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  public let wrappedValue: DelegateType
  @MainActor @preconcurrency
  public init(_making delegate: @autoclosure () -> DelegateType) { wrappedValue = delegate() }
}
extension WKApplicationDelegateAdaptor: BuiltInDynamicProperty {}

/// The delegate of a watch app with an extension of its own, like ``UIApplicationDelegateAdaptor``.
@propertyWrapper
public struct WKExtensionDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  public let wrappedValue: DelegateType
  @MainActor @preconcurrency
  public init(_making delegate: @autoclosure () -> DelegateType) { wrappedValue = delegate() }
}
extension WKExtensionDelegateAdaptor: BuiltInDynamicProperty {}
