import Foundation
import PhotosUI
import Testing

/// Pickers of photos.
@Suite struct PhotosUITests {
  @Test func `loading a picked photo is restricted, and filters with different rules differ`() async {
    await #expect(throws: PHPhotosError(.accessRestricted)) { try await PhotosPickerItem(itemIdentifier: "a").loadTransferable(type: Data.self) }
    #expect(PHPickerFilter.not(.images) != .images && PHPickerFilter.any(of: [.images, .videos]) != .all(of: [.images, .videos]))
  }
}
