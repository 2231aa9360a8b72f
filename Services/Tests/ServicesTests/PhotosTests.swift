import AlmanacFoundationCompat
import Foundation
import Photos
import Testing

/// The library of photos, which is empty here.
@Suite struct PhotosTests {
  @Test func `the library of pictures is empty, and changing it fails`() async {
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    #expect(PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil).objects(at: [0]).isEmpty)
    await #expect(throws: PHPhotosError(.accessRestricted)) { try await PHPhotoLibrary.shared().performChanges {} }
    var error: (any Error)?
    PHImageManager.default().requestImage(for: PHAsset(), targetSize: PHImageManagerMaximumSize, contentMode: .aspectFit, options: nil) { _, info in
      error = info?[PHImageErrorKey] as? any Error
    }
    #expect(error as? PHPhotosError == PHPhotosError(.accessRestricted))
  }

  @MainActor @Test func `files and content of assets are refused`() throws {
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

  @Test func `photo access is restricted`() {
    #expect(PHPhotoLibrary.authorizationStatus() == .restricted)
    #expect(UnavailableServices.all.count { $0.name == "photos.unavailable" } == 1)
  }
}
