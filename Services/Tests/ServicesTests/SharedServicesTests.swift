import BackgroundTasks
import CoreLocation
import CoreMotion
import Foundation
import FoundationCompat
import PhotosUI
import Synchronization
import Testing
import UniformTypeIdentifiers
import UserNotifications

/// Services that files name which an app shares with its widget, and that this machine does not have.
@Suite struct SharedServicesTests {
  @Test func `areas are not watched, and the delegate is told`() async {
    // Unchecked: the manager calls its delegate on the main thread only.
    final class Delegate: CLLocationManagerDelegate, @unchecked Sendable {
      var continuation: CheckedContinuation<(String?, CLError.Code?), Never>?
      func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {
        continuation?.resume(returning: (region?.identifier, (error as? CLError)?.code))
      }
    }
    let (delegate, manager) = (Delegate(), CLLocationManager())
    manager.delegate = delegate
    let (identifier, code) = await withCheckedContinuation { continuation in
      delegate.continuation = continuation
      manager.startMonitoring(for: CLCircularRegion(center: CLLocationCoordinate2D(latitude: 54, longitude: 10), radius: 100, identifier: "harbour"))
    }
    #expect(identifier == "harbour" && code == .regionMonitoringFailure && CLError.Code.rangingUnavailable.rawValue == 16)
    #expect(!CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self) && manager.monitoredRegions.isEmpty)
    #expect(UnavailableServices.all.contains { $0.name == "coreLocation.monitoring" })
  }

  @Test func `a monitor keeps its conditions, and none of them is monitored`() async throws {
    let monitor = await CLMonitor("harbours")
    let area = CLMonitor.CircularGeographicCondition(center: CLLocationCoordinate2D(latitude: 54, longitude: 10), radius: 100)
    await monitor.add(area, identifier: "kiel", assuming: .satisfied)
    #expect(await monitor.identifiers == ["kiel"])
    let record = try #require(await monitor.record(for: "kiel"))
    #expect(record.lastEvent.state == .unmonitored && record.condition as? CLMonitor.CircularGeographicCondition == area)
    await monitor.remove("kiel")
    for try await _ in monitor.events { Issue.record("no event comes") }
    #expect(await monitor.identifiers.isEmpty)
  }

  @Test func `a beacon's area has its numbers; a notification has a place`() {
    let region = CLBeaconRegion(uuid: UUID(), major: 7, identifier: "pier")
    #expect(region.major == 7 && region.minor == nil && region.notifyOnEntry)
    let trigger = UNLocationNotificationTrigger(region: region, repeats: true)
    #expect(trigger.region === region && trigger.repeats)
  }

  @Test func `every sensor fails with the error of a device without it`() async {
    let queue = OperationQueue()
    let manager = CMMotionManager()
    let error = await withCheckedContinuation { continuation in
      manager.startGyroUpdates(to: queue) { _, error in continuation.resume(returning: (error as NSError?)?.code) }
    }
    #expect(error == 109 && !manager.isGyroActive && !CMHeadphoneMotionManager().isDeviceMotionAvailable)
    await #expect(throws: (any Error).self) { try await CMPedometer().queryPedometerData(from: .distantPast, to: Date()) }
    let request = BGContinuedProcessingTaskRequest(identifier: "a", title: "b", subtitle: "c")
    #expect(throws: BGTaskScheduler.Error(.unavailable)) { try BGTaskScheduler.shared.submit(request) }
  }

  @Test func `the library of pictures is empty, and changing it fails`() async {
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    #expect(PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil).objects(at: [0]).isEmpty)
    await #expect(throws: PHPhotosError(.accessRestricted)) { try await PHPhotoLibrary.shared().performChanges {} }
    await #expect(throws: PHPhotosError(.accessRestricted)) { try await PhotosPickerItem(itemIdentifier: "a").loadTransferable(type: Data.self) }
    var error: (any Error)?
    PHImageManager.default().requestImage(for: PHAsset(), targetSize: PHImageManagerMaximumSize, contentMode: .aspectFit, options: nil) { _, info in
      error = info?[PHImageErrorKey] as? any Error
    }
    #expect(error as? PHPhotosError == PHPhotosError(.accessRestricted))
    #expect(PHPickerFilter.not(.images) != .images && PHPickerFilter.any(of: [.images, .videos]) != .all(of: [.images, .videos]))
  }

  @Test func `a provider of items gives what was put into it, by its type or one above it`() async throws {
    let provider = NSItemProvider(object: "Harbour" as NSString)
    #expect(provider.registeredContentTypes == [.utf8PlainText] && provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
    #expect(!provider.hasItemConformingToTypeIdentifier(UTType.image.identifier) && provider.canLoadObject(ofClass: String.self))
    let item = try await provider.loadItem(forTypeIdentifier: UTType.plainText.identifier)
    #expect(item as? NSString == "Harbour")
    let text = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
    }
    #expect(text == "Harbour")
    provider.suggestedName = "a/b"
    // A text is given at once, so that the file is there and gone again when the call returns.
    let seen = Mutex<(file: URL?, content: Data?)>((nil, nil))
    provider.loadFileRepresentation(forTypeIdentifier: UTType.utf8PlainText.identifier) { file, _ in
      seen.withLock { $0 = (file, file.flatMap { try? Data(contentsOf: $0) }) }
    }
    let (file, content) = seen.withLock(\.self)
    #expect(file?.lastPathComponent.hasPrefix("a-b") == true && content == Data("Harbour".utf8))
    #expect(file.map { FileManager.default.fileExists(atPath: $0.path) } == false)
    let error = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: UTType.png.identifier) { _, error in
        continuation.resume(returning: (error as NSError?)?.code)
      }
    }
    #expect(error == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
  }
}
