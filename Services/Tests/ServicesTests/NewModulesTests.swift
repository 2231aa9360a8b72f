import CoreML
import Foundation
import FoundationCompat
import PDFKit
import PassKit
import QuickLook
import Speech
import SwiftUI
import Testing
import VisionKit

/// Frameworks of which this machine has nothing.
@MainActor @Suite struct NewModulesTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.contains { $0.name == name } }

  @Test func `no speech is recognised`() async {
    #expect(SFSpeechRecognizer() == nil && SFSpeechRecognizer.supportedLocales().isEmpty && isReported("speech.unavailable"))
    let status = await withCheckedContinuation { done in SFSpeechRecognizer.requestAuthorization { done.resume(returning: $0) } }
    #expect(status == .restricted)
  }

  @Test func `no document is opened, and one that an app makes keeps its pages`() throws {
    #expect(PDFDocument(data: Data("%PDF-1.4".utf8)) == nil && isReported("pdfKit.unavailable"))
    let (document, page) = (PDFDocument(), PDFPage())
    document.insert(page, at: 7)
    #expect(document.pageCount == 1 && document.page(at: 0) === page && document.page(at: 1) == nil && document.dataRepresentation() == nil)
    document.removePage(at: 3)
    #expect(document.index(for: page) == 0 && document.index(for: PDFPage()) == NSNotFound)
  }

  @Test func `there are no passes, and nothing is paid`() async {
    #expect(!PKPassLibrary.isPassLibraryAvailable() && !PKPaymentAuthorizationController.canMakePayments() && isReported("passKit.unavailable"))
    #expect(throws: PKPassKitError(.unknownError)) { try PKPass(data: Data()) }
    #expect(await PKPassLibrary().addPasses([]) == .didCancelAddPasses)
    #expect(await !PKPaymentAuthorizationController(paymentRequest: PKPaymentRequest()).present())
  }

  @Test func `no model is loaded, and numbers in several dimensions are found by their places`() throws {
    #expect(throws: MLModelError(.io)) { try MLModel(contentsOf: URL(fileURLWithPath: "/a.mlmodelc")) }
    let numbers = try MLMultiArray(shape: [2, 3], dataType: .double)
    numbers[[1, 2]] = 7
    #expect(numbers.count == 6 && numbers[5] == 7 && numbers.strides == [3, 1])
    #expect(throws: MLModelError(.generic)) { try MLMultiArray(shape: [.init(value: Int.max), 2], dataType: .double) }
    #expect(throws: MLModelError(.generic)) { try MLMultiArray(shape: [-1], dataType: .double) }
    let features = try MLDictionaryFeatureProvider(dictionary: ["wind": 4.5, "place": "Kiel"])
    #expect(features["wind"]?.doubleValue == 4.5 && features.featureValue(for: "place")?.type == .string)
    #expect(throws: MLModelError(.featureType)) { try MLDictionaryFeatureProvider(dictionary: ["a": Date()]) }
    #expect(MLFeatureValue(sequence: MLSequence(strings: ["a"])).sequenceValue?.stringValues == ["a"])
    MLModel.load(contentsOf: URL(fileURLWithPath: "/a.mlmodelc")) { result in
      #expect(throws: MLModelError(.io)) { try result.get() }
    }
  }

  @Test func `files are not previewed, and nothing is scanned`() {
    _ = Text(verbatim: "a").quickLookPreview(.constant(nil))
    #expect(isReported("quickLook.unavailable") && !DataScannerViewController.isSupported && !VNDocumentCameraViewController.isSupported)
    let scanner = DataScannerViewController(recognizedDataTypes: [.text(), .barcode(symbologies: [.qr])])
    #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) { try scanner.startScanning() }
    #expect(scanner.recognizedDataTypes.contains(.barcode(symbologies: [.qr])) && !scanner.isScanning)
  }
}
