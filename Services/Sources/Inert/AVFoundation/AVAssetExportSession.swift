public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
}
public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVVideoQualityKey = "AVVideoQualityKey"
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoAverageBitRateKey = "AverageBitRate"

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Stub. Cannot be created, because there are no export presets.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
  public init?(asset: AVAsset, presetName: String) {
    AVError.reportUnavailable()
    return nil
  }
  open class func allExportPresets() -> [String] { [] }
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  open var status: Status { .failed }
  open var error: (any Error)? { AVError(.operationNotSupportedForAsset) }
  open var progress: Float { 0 }
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open var shouldOptimizeForNetworkUse = false
  open var metadata: [AVMetadataItem]?
  open var supportedFileTypes: [AVFileType] { [] }
  @preconcurrency
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) { DispatchQueue.global().async { handler() } }
  open func export() async { AVError.reportUnavailable() }
  open func export(to url: URL, as fileType: AVFileType) async throws { throw AVError.refusal(.operationNotSupportedForAsset) }
  open func cancelExport() {}
}
