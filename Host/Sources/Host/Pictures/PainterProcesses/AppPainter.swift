import AlmanacBasics
import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import PaintOrders

/// Paints pictures of one app without a device, in painter processes that stay for the next picture.
public final class AppPainter: Sendable {
  /// One picture to paint.
  public struct Order: Sendable {
    /// An encoded display list.
    public let list: Data
    /// Colours, mode and redaction.
    public let presentation: Presentation
    /// At which dynamic text is evaluated.
    public let date: Date
    /// Pixels per point.
    public let scale: Double
    /// The outline to which the picture is cut.
    public let mask: WidgetMask
    /// How the widget's label is drawn; nil: it has none.
    public let label: LabelLayout?
    /// What the place draws behind a widget without background, over `wallpaper`.
    public let container: PlaceProfile.Container
    /// What is behind the container; nil: nothing, and the picture stays transparent there.
    public let wallpaper: UsualWallpaper?

    /// Creates an order; each value is explained at its property.
    public init(
      list: Data, presentation: Presentation, date: Date, scale: Double, mask: WidgetMask, label: LabelLayout? = nil,
      container: PlaceProfile.Container = .none, wallpaper: UsualWallpaper? = nil
    ) {
      self.list = list
      self.presentation = presentation
      self.date = date
      self.scale = scale
      self.mask = mask
      self.label = label
      self.container = container
      self.wallpaper = wallpaper
    }
  }

  /// A finished picture.
  public struct Picture: Sendable {
    /// The file.
    public let png: Data
    /// The size in points.
    public let size: SizeValue
  }

  private let pool: PainterPool
  private let deadline: Double
  private let bundleLimits: BundleLimits
  /// A screen that the wallpaper of a backdrop fills, with the widget near its top left corner, in points.
  private static let screen = RectValue(x: -26, y: -90, width: 390, height: 844)

  /// Creates a painter; its processes start with the first pictures.
  ///
  /// - Parameter processes: how many pictures are painted at the same time.
  public init(configuration: HostConfiguration, processes: Int = ProcessInfo.processInfo.activeProcessorCount) {
    var configuration = configuration
    // One app never gets all of the pool, which is for several.
    configuration.limits.paintProcesses = max(processes, 1) + 1
    configuration.limits.paintProcessesKept = max(processes, 1) + 1
    pool = PainterPool(configuration: configuration)
    deadline = configuration.limits.paintDeadline
    bundleLimits = configuration.bundleLimits
  }

  /// Paints one picture of the bundle.
  ///
  /// - Parameter image: returns the images to which the list refers.
  /// - Throws: ``PainterFault``, `PainterError`, ``HostError/tooManyPictures(_:)``.
  public func paint(_ order: Order, of bundle: AppBundle, image: @escaping @Sendable (Data) -> ImageBlob?) async throws -> Picture {
    let backdrop = order.wallpaper.map { Backdrop(wallpaper: $0.info.hash, frame: Self.screen, container: order.container) }
    let paint = PaintOrder(
      list: order.list, presentation: order.presentation, date: order.date, scale: order.scale, mask: order.mask, label: order.label,
      deadline: deadline, over: backdrop)
    let (wallpaper, limits) = (order.wallpaper, bundleLimits)
    let find: @Sendable (Data) -> ImageBlob? = { hash in
      guard let wallpaper, wallpaper.info.hash == hash else { return image(hash) }
      return .with {
        $0.sha256 = hash
        $0.data = wallpaper.file
      }
    }
    let job = PainterPool.Job(app: bundle.name, drawing: .preview(FNV1a.hash(order.list)), fonts: { bundle.fontFiles(limits: limits) }) {
      (paint, find)
    }
    let picture = try await pool.paint(job)
    return Picture(png: picture.png, size: paint.pictureSize ?? SizeValue())
  }

  /// Lets the next picture be painted with the bundle's files of now.
  public func renew(_ bundle: AppBundle) {
    // Without fonts of its own, a painter reads nothing of the bundle.
    if !bundle.fontFiles(limits: bundleLimits).isEmpty { pool.renew(app: bundle.name) }
  }

  /// Ends all processes.
  public func close() async { await pool.close() }
}
