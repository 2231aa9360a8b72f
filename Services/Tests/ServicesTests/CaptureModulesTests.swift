import AVFoundation
import CoreML
import Foundation
import FoundationCompat
import MediaToolbox
import MetalPerformanceShaders
import PDFKit
import Photos
import Quartz
import ReplayKit
import ScreenCaptureKit
import SensitiveContentAnalysis
import ShazamKit
import SoundAnalysis
import Speech
import Testing
import VideoToolbox
import Vision

/// Recording, recognising and converting, of which this machine has nothing.
@MainActor @Suite struct CaptureModulesTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.contains { $0.name == name } }

  private final class Listener: NSObject, SHSessionDelegate, @unchecked Sendable {
    let (heard, told) = AsyncStream<Int>.makeStream()
    func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) {
      told.yield((error as? SHError)?.errorCode ?? 0)
    }
  }

  @Test func `no picture becomes the pixels of a model`() {
    #expect(throws: MLModelError(.featureType)) {
      try MLFeatureValue(
        imageAt: URL(fileURLWithPath: "/a.png"), pixelsWide: 299, pixelsHigh: 299, pixelFormatType: kCVPixelFormatType_32BGRA, options: nil)
    }
  }

  @Test func `no screen is seen or recorded`() async {
    await #expect(throws: SCStreamError(.userDeclined)) { try await SCShareableContent.current }
    await #expect(throws: RPRecordingError(.disabled)) { try await RPScreenRecorder.shared().startRecording() }
    #expect(!RPScreenRecorder.shared().isAvailable && !CGRequestScreenCaptureAccess() && CGDisplayCreateImage(CGMainDisplayID()) == nil)
    #expect(isReported("screens.unavailable"))
  }

  @Test func `no music and no sound is recognised`() async throws {
    let listener = Listener()
    let session = SHSession()
    session.delegate = listener
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 1))
    session.matchStreamingBuffer(try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 1)), at: nil)
    for await code in listener.heard.prefix(1) { #expect(code == 202) }
    #expect(SHMediaItem(properties: [.title: "Ebb", .explicitContent: true]).title == "Ebb")
    #expect(throws: SNError(.invalidModel)) { try SNClassifySoundRequest(classifierIdentifier: .version1) }
    #expect(isReported("shazamKit.unavailable") && isReported("soundAnalysis.unavailable"))
  }

  @Test func `no video is encoded, and no sound is tapped`() {
    var session: VTCompressionSession?
    let status = VTCompressionSessionCreate(
      allocator: nil, width: 8, height: 8, codecType: kCMVideoCodecType_H264, encoderSpecification: nil, imageBufferAttributes: nil,
      compressedDataAllocator: nil, outputCallback: nil, refcon: nil, compressionSessionOut: &session)
    #expect(status == kVTCouldNotFindVideoEncoderErr && session == nil)
    var callbacks = MTAudioProcessingTapCallbacks(
      version: kMTAudioProcessingTapCallbacksVersion_0, clientInfo: nil, init: nil, finalize: nil, prepare: nil, unprepare: nil,
      process: { _, _, _, _, _, _ in })
    var tap: MTAudioProcessingTap?
    #expect(MTAudioProcessingTapCreate(nil, &callbacks, kMTAudioProcessingTapCreationFlag_PostEffects, &tap) != noErr && tap == nil)
    #expect(!MPSSupportsMTLDevice(nil) && !QLPreviewPanel.sharedPreviewPanelExists())
  }

  @Test func `no speech is written down, and no picture is analysed`() async throws {
    let transcriber = SpeechTranscriber(locale: Locale(identifier: "en"), preset: .progressiveTranscription)
    #expect(SpeechTranscriber.Preset.progressiveTranscription.reportingOptions.contains(.volatileResults) && !SpeechTranscriber.isAvailable)
    let status = await AssetInventory.status(forModules: [transcriber])
    #expect(status == .unsupported)
    await #expect(throws: SFSpeechError(.internalServiceError)) { for try await _ in transcriber.results {} }
    let analyzer = SpeechAnalyzer(modules: [transcriber])
    let (input, end) = AsyncStream.makeStream(of: AnalyzerInput.self)
    end.finish()
    await #expect(throws: SFSpeechError(.internalServiceError)) { try await analyzer.start(inputSequence: input) }
    await #expect(throws: VisionError.self) { try await RecognizeTextRequest().perform(on: Data()) }
    #expect(SCSensitivityAnalyzer().analysisPolicy == .disabled)
    await #expect(throws: CocoaError.self) { try await SCSensitivityAnalyzer().analyzeImage(at: URL(fileURLWithPath: "/a.png")) }
  }

  @Test func `a part of a picture is turned into pixels, from above or below`() {
    let part = NormalizedRect(x: 0.25, y: 0, width: 0.5, height: 0.25)
    let size = CGSize(width: 400, height: 200)
    #expect(part.toImageCoordinates(size) == CGRect(x: 100, y: 0, width: 200, height: 50))
    #expect(part.toImageCoordinates(size, origin: .upperLeft) == CGRect(x: 100, y: 150, width: 200, height: 50))
    #expect(NormalizedRect(imageRect: CGRect(x: 100, y: 0, width: 200, height: 50), in: size) == part && part.verticallyFlipped().origin.y == 0.75)
  }

  @Test func `files and content of assets are refused`() throws {
    var errors: [PHPhotosError.Code?] = []
    PHAssetResourceManager.default().requestData(for: PHAssetResource(), options: nil, dataReceivedHandler: { _ in }) {
      errors.append(($0 as? PHPhotosError)?.code)
    }
    PHAsset().requestContentEditingInput(with: nil) { input, information in
      errors.append(input == nil ? (information[PHContentEditingInputErrorKey] as? PHPhotosError)?.code : nil)
    }
    PHImageManager.default().requestAVAsset(forVideo: PHAsset(), options: nil) { asset, _, information in
      errors.append(asset == nil ? (information?[PHImageErrorKey] as? PHPhotosError)?.code : nil)
    }
    #expect(errors.count == 3 && errors.allSatisfy { $0 != nil })
  }

  @Test func `a table of contents keeps its lines and their order`() {
    let (root, first, second) = (PDFOutline(), PDFOutline(), PDFOutline())
    root.insertChild(second, at: 0)
    root.insertChild(first, at: 0)
    #expect(root.numberOfChildren == 2 && root.child(at: 0) === first && second.index == 1 && second.parent === root)
    second.removeFromParent()
    #expect(root.numberOfChildren == 1 && second.parent == nil && root.child(at: 1) == nil)
  }

  @Test func `numbers in several dimensions are in memory as their type says`() throws {
    let halves = try MLMultiArray(shape: [2, 2], dataType: .float16)
    halves[[1, 0]] = 0.5
    #expect(halves[2] == 0.5 && halves.withUnsafeBytes { $0.count } == 8)
    #expect(halves.dataPointer.loadUnaligned(fromByteOffset: 4, as: UInt16.self) == 0x3800)
    var memory: [Int32] = [4, 5, 6]
    try memory.withUnsafeMutableBytes { bytes in
      let start = try #require(bytes.baseAddress)
      let borrowed = try MLMultiArray(dataPointer: start, shape: [3], dataType: .int32, strides: [1])
      borrowed[1] = -7
      #expect(borrowed[2] == 6)
      #expect(throws: MLModelError(.generic)) { try MLMultiArray(dataPointer: start, shape: [3], dataType: .int32, strides: [2]) }
    }
    #expect(memory == [4, -7, 6])
    #expect(try MLMultiArray([1.5, 2.5] as [Double])[1] == 2.5)
  }

  @Test func `inputs for a model are lists of the same length`() throws {
    let batch = try MLArrayBatchProvider(dictionary: ["height": [1.0, 2.0], "name": ["a", "b"]])
    #expect(batch.count == 2 && batch.features(at: 1).featureValue(for: "height")?.doubleValue == 2)
    #expect(throws: MLModelError(.generic)) { try MLArrayBatchProvider(dictionary: ["height": [1.0], "name": ["a", "b"]]) }
    let request = VNDetectHumanBodyPoseRequest()
    #expect(throws: VNError(.operationFailed)) { try VNImageRequestHandler(data: Data()).perform([request]) }
    #expect(request.results == nil && VNPoint(x: 0, y: 3).distance(VNPoint(x: 4, y: 0)) == 5)
  }
}
