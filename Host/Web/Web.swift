/// One file of the web page.
public struct WebAsset: Sendable {
  /// Path below the server's root, without a leading slash.
  public let path: String
  /// `Content-Type`.
  public let mediaType: String
  public let bytes: [UInt8]
}

/// The web page's files and the API's description, embedded in the binary so that it finds them wherever it is run.
public enum Web {
  /// Every file of `Page/`; the first one is the page itself.
  public static let assets: [WebAsset] = [
    WebAsset(path: "index.html", mediaType: "text/html; charset=utf-8", bytes: PackageResources.index_html),
    script("api.js", PackageResources.api_js),
    script("day.js", PackageResources.day_js),
    script("dom.js", PackageResources.dom_js),
    script("feedback.js", PackageResources.feedback_js),
    script("format.js", PackageResources.format_js),
    script("gallery.js", PackageResources.gallery_js),
    script("inspector.js", PackageResources.inspector_js),
    script("layout.js", PackageResources.layout_js),
    script("main.js", PackageResources.main_js),
    script("phone.js", PackageResources.phone_js),
    script("picture.js", PackageResources.picture_js),
    script("presence.js", PackageResources.presence_js),
    script("widget.js", PackageResources.widget_js),
    style("base.css", PackageResources.base_css),
    style("gallery.css", PackageResources.gallery_css),
    style("inspector.css", PackageResources.inspector_css),
    style("phone.css", PackageResources.phone_css),
    drawing("icon.svg", PackageResources.icon_svg),
    drawing("wallpaper-dark.svg", PackageResources.wallpaper_dark_svg),
    drawing("wallpaper-light.svg", PackageResources.wallpaper_light_svg),
  ]

  /// `openapi.yaml`: what the HTTP API offers.
  public static let openAPI: [UInt8] = PackageResources.openapi_yaml

  private static func script(_ path: String, _ bytes: [UInt8]) -> WebAsset {
    WebAsset(path: path, mediaType: "text/javascript; charset=utf-8", bytes: bytes)
  }
  private static func style(_ path: String, _ bytes: [UInt8]) -> WebAsset {
    WebAsset(path: path, mediaType: "text/css; charset=utf-8", bytes: bytes)
  }
  private static func drawing(_ path: String, _ bytes: [UInt8]) -> WebAsset {
    WebAsset(path: path, mediaType: "image/svg+xml", bytes: bytes)
  }
}
