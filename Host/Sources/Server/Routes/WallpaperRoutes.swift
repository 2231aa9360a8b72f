import Foundation
import HTTPTypes
import Host
import Hummingbird
import NIOCore
import Reports

// The person's own wallpaper, of all devices and of one (Specification D2).
extension APIRoutes {
  func addWallpaper(to v1: RouterGroup<BasicRequestContext>) {
    for path in [RouterPath("device/wallpaper"), "devices/{device}/wallpaper"] {
      v1.get(path) { request, context in try await wallpaper(on: context.parameters.get("device"), request) }
      v1.put(path) { request, context in
        try await service.setWallpaper(
          try await request.picture(limit: service.configuration.limits.wallpaperBytes), on: context.parameters.get("device"))
        // It may have been removed again meanwhile.
        guard let info = await service.wallpaper(on: context.parameters.get("device")) else { throw WallpaperError.none }
        return JSONResponse(WallpaperReport(info))
      }
      v1.delete(path) { _, context in
        try await service.removeWallpaper(on: context.parameters.get("device"))
        return Response(status: .noContent)
      }
    }
  }

  private func wallpaper(on device: String?, _ request: Request) async throws -> Response {
    let (file, info) = try await service.wallpaperFile(on: device)
    let tag = "\"\(WallpaperReport(info).tag)\""
    let headers: HTTPFields = [.eTag: tag, .contentType: "image/png", .cacheControl: "private, no-cache"]
    if request.hasCurrent(tag) { return Response(status: .notModified, headers: headers) }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: file)))
  }

  /// Whether a path is that of a wallpaper, the one body that is larger than a command.
  static func isWallpaper(_ path: String?) -> Bool {
    guard let path = path?.prefix(while: { $0 != "?" }), path.hasPrefix("/v1/device"), path.hasSuffix("/wallpaper") else { return false }
    return path == "/v1/device/wallpaper" || path.hasPrefix("/v1/devices/") && path.split(separator: "/").count == 4
  }
}

extension Request {
  /// Reads a body that is a picture. A browser does not send these media types to another site without a preflight request.
  fileprivate func picture(limit: Int) async throws -> Data {
    let mediaType = headers[.contentType]?.trimmingCharacters(in: .whitespaces).lowercased()
    guard let mediaType, ["image/png", "image/jpeg", "image/webp", "image/gif"].contains(mediaType) else {
      throw APIError(.unsupportedMediaType, "body.mediaType", "send the picture as image/png, image/jpeg, image/webp or image/gif")
    }
    let tooLarge = APIError(
      .contentTooLarge, "limit.wallpaperBytes", "the wallpaper has more than \(limit) bytes; scale it down", headers: [.connection: "close"])
    if let length = headers[.contentLength].flatMap({ Int($0) }), length > limit { throw tooLarge }
    do {
      return Data(buffer: try await body.collect(upTo: limit))
    } catch is NIOTooManyBytesError {
      throw tooLarge
    } catch {
      throw APIError(.badRequest, "body.malformed", "the body is incomplete or its chunks are malformed", headers: [.connection: "close"])
    }
  }
}
