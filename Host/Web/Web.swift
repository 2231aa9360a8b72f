/// A file of the web page.
public struct WebAsset: Sendable {
  /// The path on the server, without a leading slash.
  public let path: String
  /// The value of the `Content-Type` header.
  public let mediaType: String
  public let bytes: [UInt8]
}

/// The web page's files and the OpenAPI document. They are embedded in the binary, which then needs no resource folder.
public enum Web {
  /// All files of `Page/`; the first is the page itself.
  public static let assets: [WebAsset] = [
    WebAsset(path: "index.html", mediaType: "text/html; charset=utf-8", bytes: PackageResources.index_html),
    script("access.js", PackageResources.access_js),
    script("activities.js", PackageResources.activities_js),
    script("activity-part.js", PackageResources.activity_part_js),
    script("api.js", PackageResources.api_js),
    script("clock.js", PackageResources.clock_js),
    script("day.js", PackageResources.day_js),
    script("dom.js", PackageResources.dom_js),
    script("drag.js", PackageResources.drag_js),
    script("editing.js", PackageResources.editing_js),
    script("entry-animation.js", PackageResources.entry_animation_js),
    script("events.js", PackageResources.events_js),
    script("feedback.js", PackageResources.feedback_js),
    script("field.js", PackageResources.field_js),
    script("form.js", PackageResources.form_js),
    script("format.js", PackageResources.format_js),
    script("gallery-drag.js", PackageResources.gallery_drag_js),
    script("gallery.js", PackageResources.gallery_js),
    script("grid.js", PackageResources.grid_js),
    script("inspector.js", PackageResources.inspector_js),
    script("key.js", PackageResources.key_js),
    script("layout.js", PackageResources.layout_js),
    script("links.js", PackageResources.links_js),
    script("location.js", PackageResources.location_js),
    script("lock.js", PackageResources.lock_js),
    script("main.js", PackageResources.main_js),
    script("notices.js", PackageResources.notices_js),
    script("pages.js", PackageResources.pages_js),
    script("options.js", PackageResources.options_js),
    script("phone.js", PackageResources.phone_js),
    script("picture.js", PackageResources.picture_js),
    script("places.js", PackageResources.places_js),
    script("presence.js", PackageResources.presence_js),
    script("reload.js", PackageResources.reload_js),
    script("settings.js", PackageResources.settings_js),
    script("stack.js", PackageResources.stack_js),
    script("stack-sheet.js", PackageResources.stack_sheet_js),
    script("taps.js", PackageResources.taps_js),
    script("undo.js", PackageResources.undo_js),
    script("updating.js", PackageResources.updating_js),
    script("wallpaper.js", PackageResources.wallpaper_js),
    script("widget.js", PackageResources.widget_js),
    style("activities.css", PackageResources.activities_css),
    style("base.css", PackageResources.base_css),
    style("editing.css", PackageResources.editing_css),
    style("form.css", PackageResources.form_css),
    style("gallery.css", PackageResources.gallery_css),
    style("inspector.css", PackageResources.inspector_css),
    style("links.css", PackageResources.links_css),
    style("location.css", PackageResources.location_css),
    style("lock.css", PackageResources.lock_css),
    style("phone.css", PackageResources.phone_css),
    style("places.css", PackageResources.places_css),
    style("settings.css", PackageResources.settings_css),
    style("stack.css", PackageResources.stack_css),
    image("icon.svg", "image/svg+xml", PackageResources.icon_svg),
    image("wallpaper-dark.webp", "image/webp", PackageResources.wallpaper_dark_webp),
    image("wallpaper-light.webp", "image/webp", PackageResources.wallpaper_light_webp),
  ]

  /// `openapi.yaml`, which describes the HTTP API.
  public static let openAPI: [UInt8] = PackageResources.openapi_yaml

  private static func script(_ path: String, _ bytes: [UInt8]) -> WebAsset {
    WebAsset(path: path, mediaType: "text/javascript; charset=utf-8", bytes: bytes)
  }
  private static func style(_ path: String, _ bytes: [UInt8]) -> WebAsset {
    WebAsset(path: path, mediaType: "text/css; charset=utf-8", bytes: bytes)
  }
  private static func image(_ path: String, _ mediaType: String, _ bytes: [UInt8]) -> WebAsset {
    WebAsset(path: path, mediaType: mediaType, bytes: bytes)
  }
}
