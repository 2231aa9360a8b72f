import UIKit

@MainActor public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
  func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}
extension CPInterfaceControllerDelegate {
  public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}
/// Stub. The stack of a car's templates. Changing it fails: no car is connected.
@MainActor open class CPInterfaceController: NSObject {
  open weak var delegate: (any CPInterfaceControllerDelegate)?
  open var prefersDarkUserInterfaceStyle = false
  open var rootTemplate: CPTemplate { CPTemplate() }
  open var topTemplate: CPTemplate? { nil }
  open var presentedTemplate: CPTemplate? { nil }
  open var templates: [CPTemplate] { [] }
  open var carTraitCollection: UITraitCollection { UITraitCollection() }

  private func refuse(_ completion: ((Bool, (any Error)?) -> Void)?) {
    reportCars()
    completion?(false, CocoaError(.featureUnsupported))
  }
  open func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) { refuse(completion) }
  open func pushTemplate(_ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) { refuse(completion) }
  open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) { refuse(completion) }
  open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) { refuse(completion) }
  open func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) { refuse(completion) }
  open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) { refuse(completion) }
}
@MainActor public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController, to window: CPWindow)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didDisconnect interfaceController: CPInterfaceController, from window: CPWindow)
}
extension CPTemplateApplicationSceneDelegate {
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController, to window: CPWindow
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didDisconnect interfaceController: CPInterfaceController, from window: CPWindow
  ) {}
}
open class CPWindow: UIWindow {}
open class CPTemplateApplicationScene: UIScene {
  public let interfaceController = CPInterfaceController()
}
extension UISceneSession.Role {
  public static let carTemplateApplication = UISceneSession.Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
}
