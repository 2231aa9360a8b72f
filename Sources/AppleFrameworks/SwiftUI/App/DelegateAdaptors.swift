import UIKit

/// Makes the delegate of an app. An app runs here without UIKit: its delegate is made and called by nobody.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  public let wrappedValue: DelegateType
  @MainActor @preconcurrency
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: UIApplicationDelegate {
    wrappedValue = delegateType.init()
  }
}
extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}
extension UIApplicationDelegateAdaptor: BuiltInDynamicProperty {}
