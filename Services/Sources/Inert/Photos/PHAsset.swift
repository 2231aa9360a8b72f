@_exported import CoreLocation

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = Self(rawValue: 1)
  public static let photoHDR = Self(rawValue: 2)
  public static let photoScreenshot = Self(rawValue: 4)
  public static let photoLive = Self(rawValue: 8)
  public static let photoDepthEffect = Self(rawValue: 16)
  public static let videoStreamed = Self(rawValue: 0x10000)
  public static let videoHighFrameRate = Self(rawValue: 0x20000)
  public static let videoTimelapse = Self(rawValue: 0x40000)
  public static let videoScreenRecording = Self(rawValue: 0x80000)
  public static let videoCinematic = Self(rawValue: 0x200000)
}
public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let typeUserLibrary = Self(rawValue: 1)
  public static let typeCloudShared = Self(rawValue: 2)
  public static let typeiTunesSynced = Self(rawValue: 4)
}
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }

open class PHObject: NSObject, @unchecked Sendable { open var localIdentifier: String { "" } }

/// Stub. A picture or a video. The library contains none.
open class PHAsset: PHObject, @unchecked Sendable {
  public enum PlaybackStyle: Int, Sendable { case unsupported, image, imageAnimated, livePhoto, video, videoLooping }
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var sourceType: PHAssetSourceType { [] }
  open var playbackStyle: PlaybackStyle { .unsupported }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var addedDate: Date? { nil }
  open var location: CLLocation? { nil }
  /// In seconds.
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { false }
  open var isHidden: Bool { false }
  open var hasAdjustments: Bool { false }
  open var burstIdentifier: String? { nil }
  open var representsBurst: Bool { false }
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>? { nil }
}

public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum, moment
}
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100
  case albumCloudShared
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden, smartAlbumRecentlyAdded
  case smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect
  case smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures
  public static let any = PHAssetCollectionSubtype.smartAlbumGeneric
}
open class PHCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { nil }
  open var canContainAssets: Bool { false }
  open var canContainCollections: Bool { false }
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> { PHFetchResult() }
}
/// Stub. An album. The library contains none.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  open var estimatedAssetCount: Int { 0 }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }
  open var localizedLocationNames: [String] { [] }
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

open class PHFetchOptions: NSObject, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var includeAssetSourceTypes: PHAssetSourceType = []
  open var wantsIncrementalChangeDetails = true
}
/// Stub. Always empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
    PHPhotosError.reportUnavailable()
  }
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  /// Traps: an empty result has no object at any index. Apple's traps too.
  open func object(at index: Int) -> ObjectType { preconditionFailure("index \(index) is beyond the end of an empty result") }
  open subscript(index: Int) -> ObjectType { object(at: index) }
  open func contains(_ anObject: ObjectType) -> Bool { false }
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  open func enumerateObjects(
    options opts: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
extension PHFetchResult: NSFastEnumeration {}
