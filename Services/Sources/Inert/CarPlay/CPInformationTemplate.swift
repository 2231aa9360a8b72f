import UIKit

public enum CPTextButtonStyle: Int, Sendable { case normal, cancel, confirm }
@MainActor open class CPTextButton: NSObject {
  public let title: String
  public let textStyle: CPTextButtonStyle
  public init(title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)? = nil) {
    (self.title, self.textStyle) = (title, textStyle)
  }
}
@MainActor open class CPInformationItem: NSObject {
  public let title: String?
  public let detail: String?
  public init(title: String?, detail: String?) { (self.title, self.detail) = (title, detail) }
}
public enum CPInformationTemplateLayout: Int, Sendable { case leading, twoColumn }
@MainActor open class CPInformationTemplate: CPTemplate {
  open var title: String
  open var items: [CPInformationItem]
  open var actions: [CPTextButton]
  public let layout: CPInformationTemplateLayout
  public init(title: String, layout: CPInformationTemplateLayout, items: [CPInformationItem], actions: [CPTextButton]) {
    (self.title, self.layout, self.items, self.actions) = (title, layout, items, actions)
  }
}
@MainActor open class CPGridButton: NSObject {
  public let titleVariants: [String]
  public let image: UIImage
  open var isEnabled = true
  public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) {
    (self.titleVariants, self.image) = (titleVariants, image)
  }
}
@MainActor open class CPGridTemplate: CPTemplate {
  public let title: String?
  open private(set) var gridButtons: [CPGridButton]
  public init(title: String?, gridButtons: [CPGridButton]) { (self.title, self.gridButtons) = (title, gridButtons) }
  open func updateGridButtons(_ gridButtons: [CPGridButton]) { self.gridButtons = gridButtons }
}
@MainActor open class CPNowPlayingTemplate: CPTemplate {
  private static let one = CPNowPlayingTemplate()
  open class var shared: CPNowPlayingTemplate { one }
  open var isUpNextButtonEnabled = false
  open var isAlbumArtistButtonEnabled = false
  open var upNextTitle = ""
  open private(set) var nowPlayingButtons: [CPNowPlayingButton] = []
  open func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) { self.nowPlayingButtons = nowPlayingButtons }
}
@MainActor open class CPNowPlayingButton: NSObject {
  open var isEnabled = true
  open var isSelected = false
  public convenience init(handler: ((CPNowPlayingButton) -> Void)? = nil) { self.init() }
}
@MainActor open class CPNowPlayingImageButton: CPNowPlayingButton {
  open var image: UIImage?
  public convenience init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) {
    self.init()
    self.image = image
  }
}
@MainActor open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}
@MainActor open class CPNowPlayingShuffleButton: CPNowPlayingButton {}
@MainActor open class CPNowPlayingRepeatButton: CPNowPlayingButton {}
