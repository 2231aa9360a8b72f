@_exported import AVFoundation
@_exported import AlmanacFoundationCompat
@_exported import UIKit

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

extension PHPhotosError {
  static func reportUnavailable() {
    UnavailableServices.report("photos.unavailable", "photos are not available: there is no photo library")
  }

  /// Calls `reportUnavailable()` and returns the error to throw or to pass to a handler.
  static func refusal(_ code: Code = .accessRestricted) -> PHPhotosError {
    reportUnavailable()
    return PHPhotosError(code)
  }
}

/// Stub. A person's photo library, which Almanac does not have: access is restricted, and changes fail.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }
  open class func authorizationStatus() -> PHAuthorizationStatus { status() }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { status() }
  @preconcurrency
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    DispatchQueue.global().async { handler(status()) }
  }
  @preconcurrency
  open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    requestAuthorization(handler)
  }
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { status() }
  @preconcurrency
  open func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil) {
    completionHandler?(false, PHPhotosError.refusal())
  }
  @preconcurrency
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws { throw PHPhotosError.refusal() }
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { throw PHPhotosError.refusal() }
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  open var unavailabilityReason: (any Error)? { PHPhotosError(.accessRestricted) }
  private static func status() -> PHAuthorizationStatus {
    PHPhotosError.reportUnavailable()
    return .restricted
  }
}
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
/// Stub. A change of the library. Never created: Almanac has no photo library.
open class PHChange: NSObject, @unchecked Sendable {
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
  open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
  public let objectBeforeChanges: ObjectType
  init(_ objectBeforeChanges: ObjectType) { self.objectBeforeChanges = objectBeforeChanges }
  open var objectAfterChanges: ObjectType? { nil }
  open var assetContentChanged: Bool { false }
  open var objectWasDeleted: Bool { false }
}
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
  open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  public convenience init(from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType]) {
    self.init()
  }
  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var insertedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
  open var removedObjects: [ObjectType] { [] }
  open var insertedObjects: [ObjectType] { [] }
  open var changedObjects: [ObjectType] { [] }
  open var hasMoves: Bool { false }
  open func enumerateMoves(_ handler: (Int, Int) -> Void) {}
}

// Stub. Changes of the photo library. The blocks that would make them are never called.
open class PHChangeRequest: NSObject {}
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
open class PHAssetChangeRequest: PHChangeRequest {
  public convenience init(for asset: PHAsset) { self.init() }
  @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self { make() }
  @discardableResult open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  @discardableResult open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
  open class func deleteAssets(_ assets: any NSFastEnumeration) { PHPhotosError.reportUnavailable() }
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  open var creationDate: Date?
  open var location: CLLocation?
  open var isFavorite = false
  open var isHidden = false
  public required override init() { super.init() }
  private class func make() -> Self {
    PHPhotosError.reportUnavailable()
    return Self()
  }
}
open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> Self { Self() }
  open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { false }
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) { PHPhotosError.reportUnavailable() }
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) { PHPhotosError.reportUnavailable() }
}
open class PHAssetCollectionChangeRequest: PHChangeRequest {
  public convenience init?(for assetCollection: PHAssetCollection) { return nil }
  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) { return nil }
  open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) { PHPhotosError.reportUnavailable() }
  open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) { PHPhotosError.reportUnavailable() }
  open func replaceAssets(at indexes: IndexSet, withAssets assets: any NSFastEnumeration) { PHPhotosError.reportUnavailable() }
  open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) { PHPhotosError.reportUnavailable() }
  open func removeAssets(at indexes: IndexSet) { PHPhotosError.reportUnavailable() }
  @discardableResult open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
    PHPhotosError.reportUnavailable()
    return Self()
  }
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
  open var title = ""
  open func addAssets(_ assets: any NSFastEnumeration) { PHPhotosError.reportUnavailable() }
  open func removeAssets(_ assets: any NSFastEnumeration) { PHPhotosError.reportUnavailable() }
  public required override init() { super.init() }
}
