import Hummingbird
import Web

/// The web page's files, which are embedded in the binary.
struct PageRoutes {
  /// The files; the first is the page itself.
  var assets = Web.assets

  func add(to router: Router<BasicRequestContext>) {
    for asset in assets {
      let response = Self.response(for: asset)
      router.get(RouterPath(asset.path)) { request, _ in response(request) }
    }
    let page = Self.response(for: assets[0])
    router.get("/") { request, _ in page(request) }
  }

  private static func response(for asset: WebAsset) -> @Sendable (Request) -> Response {
    let body = ByteBuffer(bytes: asset.bytes)
    let tag = "\"\(String(asset.hash, radix: 16))\""
    return { request in
      let headers: HTTPFields = [.contentType: asset.mediaType, .cacheControl: "no-cache", .eTag: tag]
      if request.hasCurrent(tag) { return Response(status: .notModified, headers: headers) }
      return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
    }
  }
}
