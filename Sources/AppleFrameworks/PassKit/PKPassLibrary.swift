@_exported import FoundationCompat
@_exported import UIKit

func reportWallet() { UnavailableServices.report("passKit.unavailable", "this machine has no Wallet: there are no passes, and nothing is paid") }

public let PKPassKitErrorDomain = "PKPassKitErrorDomain"
public struct PKPassKitError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case unknownError = -1
    case invalidDataError = 1
    case unsupportedVersionError, invalidSignature, notEntitledError
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { PKPassKitErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "This machine has no Wallet." }
}
public enum PKPassType: UInt, Sendable {
  case barcode = 0
  case secureElement = 1
  case any = 0xFFFF_FFFF
}
/// A ticket or a card. Nothing here checks its signature, so none is made.
// Unchecked: there is no object.
open class PKPass: NSObject, @unchecked Sendable {
  public init(data: Data) throws {
    reportWallet()
    throw PKPassKitError(.unknownError)
  }
  open var passType: PKPassType { .barcode }
  open var serialNumber: String { "" }
  open var passTypeIdentifier: String { "" }
  open var organizationName: String { "" }
  open var localizedName: String { "" }
  open var localizedDescription: String { "" }
  open var relevantDate: Date? { nil }
  open var passURL: URL? { nil }
  open var icon: UIImage { UIImage() }
  open var userInfo: [AnyHashable: Any]? { nil }
}
public enum PKPassLibraryAddPassesStatus: Int, Sendable { case didAddPasses, shouldReviewPasses, didCancelAddPasses }
/// A person's passes. There are none.
open class PKPassLibrary: NSObject, @unchecked Sendable {
  open class func isPassLibraryAvailable() -> Bool {
    reportWallet()
    return false
  }
  open func passes() -> [PKPass] { [] }
  open func passes(of passType: PKPassType) -> [PKPass] { [] }
  open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
  open func containsPass(_ pass: PKPass) -> Bool { false }
  open func replacePass(with pass: PKPass) -> Bool { false }
  open func removePass(_ pass: PKPass) {}
  open func addPasses(_ passes: [PKPass]) async -> PKPassLibraryAddPassesStatus {
    reportWallet()
    return .didCancelAddPasses
  }
  @preconcurrency
  open func addPasses(_ passes: [PKPass], withCompletionHandler completion: (@Sendable (PKPassLibraryAddPassesStatus) -> Void)? = nil) {
    reportWallet()
    DispatchQueue.main.async { completion?(.didCancelAddPasses) }
  }
}
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}
extension PKAddPassesViewControllerDelegate {
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}
/// Adds passes. None can be added, so that none of it is made.
open class PKAddPassesViewController: UIViewController {
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  open class func canAddPasses() -> Bool {
    reportWallet()
    return false
  }
  public init?(pass: PKPass) { return nil }
  public init?(passes: [PKPass]) { return nil }
  public required init?(coder: NSCoder) { nil }
}
public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }
open class PKAddPassButton: UIControl {
  open var addPassButtonStyle: PKAddPassButtonStyle
  public init(addPassButtonStyle style: PKAddPassButtonStyle) {
    addPassButtonStyle = style
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
}
