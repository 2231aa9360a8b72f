@_exported import PhotosCore
@_exported import SwiftUI
@_exported import UniformTypeIdentifiers

/// A picture that a person chose. Nobody can choose one in a widget.
public struct PhotosPickerItem: Sendable, Hashable {
  public let itemIdentifier: String?
  public let supportedContentTypes: [UTType]
}
/// Which pictures a picker offers.
public struct PHPickerFilter: Sendable, Hashable {
  let name: String
  public static let images = PHPickerFilter(name: "images")
  public static let videos = PHPickerFilter(name: "videos")
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: subfilters.map(\.name).joined(separator: "|")) }
}

/// A button that opens a person's pictures. A widget shows a prohibition sign instead.
nonisolated public struct PhotosPicker<Label: View>: View {
  private let source: SourceLocation
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View { ProhibitedView(name: "PhotosPicker", alternative: "let the app choose the picture", source: source) }
}

public struct PHPickerConfiguration: Sendable {
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}
public struct PHPickerResult: Hashable {
  public let itemProvider: NSObject
  public let assetIdentifier: String?
}
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
/// A picker of UIKit. It shows nothing, like every view controller here.
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
}
