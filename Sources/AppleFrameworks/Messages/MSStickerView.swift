/// A sticker on the screen. It is not shown.
open class MSStickerView: UIView {
  open var sticker: MSSticker?
  public init(frame: CGRect, sticker: MSSticker?) {
    self.sticker = sticker
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { nil }
  open func startAnimating() {}
  open func stopAnimating() {}
  open var isAnimating: Bool { false }
}
open class MSStickerBrowserView: UIView {
  open weak var dataSource: (any MSStickerBrowserViewDataSource)?
  open func reloadData() {}
}
@MainActor @preconcurrency
public protocol MSStickerBrowserViewDataSource: NSObjectProtocol {
  func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
  func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
}
open class MSStickerBrowserViewController: UIViewController {
  public let stickerBrowserView = MSStickerBrowserView()
}
