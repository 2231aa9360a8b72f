@_exported import FoundationCompat
@_exported import UIKit
@_exported import Vision

func reportScanning() {
  UnavailableServices.report("visionKit.unavailable", "this machine has no camera for apps, and no text in pictures is found")
}

public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {}
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {}
}
/// Pages that a camera took. There are none.
open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
  open var pageCount: Int { 0 }
  open var title: String { "" }
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
/// Takes pictures of pages. It is not supported, and shows nothing.
open class VNDocumentCameraViewController: UIViewController {
  open class var isSupported: Bool {
    reportScanning()
    return false
  }
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}

/// Finds texts and codes in what a camera sees. It is not supported, and shows nothing.
open class DataScannerViewController: UIViewController {
  public enum QualityLevel: Sendable { case balanced, fast, accurate }
  public enum ScanningUnavailable: Error, Sendable { case unsupported, cameraRestricted }
  public enum TextContentType: Sendable, CaseIterable {
    case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber, URL, currency
  }
  public struct RecognizedDataType: Hashable, Sendable {
    private let name: String
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self {
      Self(name: "barcode " + symbologies.map(\.rawValue).joined(separator: " "))
    }
    public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> Self {
      Self(name: "text " + languages.joined(separator: " ") + (textContentType.map { " \($0)" } ?? ""))
    }
  }
  public static var isSupported: Bool {
    reportScanning()
    return false
  }
  public static var isAvailable: Bool { false }
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  public let recognizedDataTypes: Set<RecognizedDataType>
  open var isScanning: Bool { false }
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced, recognizesMultipleItems: Bool = false,
    isHighFrameRateTrackingEnabled: Bool = true, isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  open func startScanning() throws {
    reportScanning()
    throw ScanningUnavailable.unsupported
  }
  open func stopScanning() {}
  open func capturePhoto() async throws -> UIImage {
    reportScanning()
    throw ScanningUnavailable.unsupported
  }
}
/// A text or a code that was found. None is.
public enum RecognizedItem: Identifiable, Sendable {
  public struct Text: Identifiable, Sendable {
    public let id: UUID
    public let transcript: String
    public let observation: VNRecognizedTextObservation
  }
  public struct Barcode: Identifiable, Sendable {
    public let id: UUID
    public let payloadStringValue: String?
    public let observation: VNBarcodeObservation
  }
  case text(Text)
  case barcode(Barcode)
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }
}
public protocol DataScannerViewControllerDelegate: AnyObject {
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}
extension DataScannerViewControllerDelegate {
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  public func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
  public func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
