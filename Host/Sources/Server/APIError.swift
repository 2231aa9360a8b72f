import AlmanacPainter
import Foundation
import Host
import Hummingbird
import Previews
import Reports
import Store

/// An error of the API: an HTTP status and the body `{"error":{"name","message"}}`.
public struct APIError: HTTPResponseError, Equatable {
  public let status: HTTPResponse.Status
  /// A stable identifier for programs, for instance `instance.unknown`.
  public let name: String
  /// One sentence for people: what is wrong and how to correct it.
  public let message: String
  /// Further header fields of the response, such as `Allow`.
  public let headers: HTTPFields

  public init(_ status: HTTPResponse.Status, _ name: String, _ message: String, headers: HTTPFields = [:]) {
    self.status = status
    self.name = name
    self.message = message
    self.headers = headers
  }

  public func response(from request: Request, context: some RequestContext) throws -> Response {
    var response = try JSONResponse(ErrorReport(error: .init(name: name, message: message)), status: status).response(from: request, context: context)
    response.headers.append(contentsOf: headers)
    response.headers[.cacheControl] = "no-store"
    return response
  }

  /// Converts an error of another module. Errors that the caller can correct keep their message; all others are named `internal`.
  init(_ error: any Error) {
    switch error {
    case let error as APIError: self = error
    case let error as HostError: self.init(error)
    case let error as Wallpaper.Fault: self.init(.unprocessableContent, error.name, "the wallpaper cannot be used: \(error)")
    case let error as ConfigurationFault:
      self.init(error.name == .tooLarge ? .contentTooLarge : .unprocessableContent, error.name.rawValue, "\(error)")
    case let error as WallpaperError: self.init(error == .none ? .notFound : .unprocessableContent, error.name, "\(error)")
    case let error as BundleError: self.init(.unprocessableContent, "bundle.malformed", "\(error)")
    case let error as ExtensionError: self.init(.badGateway, error.name, "\(error)")
    case let error as PainterError: self.init(error == .cancelled ? .conflict : .unprocessableContent, error.name, "\(error)")
    case let error as PainterFault: self.init(error)
    case let error as StoreError: self.init(error)
    case let error as LockError: self.init(error)
    case let error as TapError: self.init(error)
    case let error as PreviewError: self.init(.unprocessableContent, error.name, "\(error)")
    case let error as TransitionError: self.init(error == .outdated ? .conflict : .notFound, error.name, "\(error)")
    case let error as ActivityError: self.init(error)
    case let error as LinkError: self.init(error)
    case let error as HTTPError: self.init(error)
    default: self.init(.internalServerError, "internal", "internal error: \(error)")
    }
  }

  private init(_ error: HostError) {
    let (status, name): (HTTPResponse.Status, String) =
      switch error {
      case .unknownApp: (.notFound, "app.unknown")
      case .unknownKind: (.notFound, "kind.unknown")
      case .unknownInstance: (.notFound, "instance.unknown")
      case .unsupportedFamily: (.unprocessableContent, "family.unsupported")
      case .familyNotOnDevice: (.unprocessableContent, "family.notOnDevice")
      case .otherPlatform: (.unprocessableContent, "app.otherPlatform")
      case .unknownDevice: (.notFound, "device.unknown")
      case .unknownPlace: (.notFound, "place.unknown")
      case .familyNotInPlace: (.unprocessableContent, "family.notInPlace")
      case .unknownSlot, .slotWithoutPlace: (.notFound, "slot.unknown")
      case .slotIsFull: (.conflict, "slot.full")
      case .familyNotInSlot: (.unprocessableContent, "family.notInSlot")
      case .positionOutside: (.unprocessableContent, "position.outside")
      case .unknownPage: (.unprocessableContent, "page.unknown")
      case .unknownStack: (.notFound, "stack.unknown")
      case .notInStack: (.conflict, "stack.notInIt")
      case .notInList: (.conflict, "list.notInIt")
      case .inStackAlready: (.conflict, "stack.inItAlready")
      case .stackedOnItself: (.unprocessableContent, "stack.itself")
      case .noStacksThere: (.unprocessableContent, "stack.notThere")
      case .stackSizesDiffer: (.unprocessableContent, "stack.sizesDiffer")
      case .stackElsewhere: (.unprocessableContent, "stack.elsewhere")
      case .stackIsFull: (.conflict, "stack.full")
      case .wrongStackOrder: (.unprocessableContent, "stack.wrongOrder")
      case .nothingToUndo: (.conflict, "undo.none")
      case .undoIsStale: (.conflict, "undo.stale")
      case .unknownAppearance: (.notFound, "appearance.unknown")
      case .groupOwned: (.conflict, "group.owned")
      case .nameTaken: (.conflict, "app.nameTaken")
      case .notLaunched: (.conflict, "app.notLaunched")
      case .configurationChanged: (.preconditionFailed, "configuration.changed")
      case .noFormerConfiguration: (.conflict, "configuration.nothingToUndo")
      case .unknownParameter: (.notFound, "configuration.unknownParameter")
      case .unknownOptionImage: (.notFound, "options.imageUnknown")
      case .kindRemoved: (.conflict, "kind.removed")
      case .nothingToShow: (.conflict, "picture.none")
      case .malformedViewer: (.badRequest, "viewer.malformed")
      case .tooManyViewers: (.conflict, "viewer.tooMany")
      case .malformedEvent: (.unprocessableContent, "event.malformed")
      case .malformedLocation: (.unprocessableContent, "location.malformed")
      case .unknownTrack: (.notFound, "track.unknown")
      case .malformedTrack: (.unprocessableContent, "track.malformed")
      case .notAsking: (.conflict, "location.notAsking")
      case .powerUnknown: (.internalServerError, "power.unknown")
      case .malformedDay: (.badRequest, "parameter.malformed")
      case .tooManyPictures: (.serviceUnavailable, "limit.paintQueue")
      case .notRunning: (.serviceUnavailable, "host.stopped")
      case .dataFolder: (.internalServerError, "data.unusable")
      case .leftover: (.internalServerError, "data.leftover")
      case .dataInUse: (.conflict, "data.inUse")
      case .readOnly: (.serviceUnavailable, "data.readOnly")
      }
    // Pictures that wait are painted in moments.
    let isBusy = if case .tooManyPictures = error { true } else { false }
    self.init(status, name, "\(error)", headers: isBusy ? [.retryAfter: "1"] : [:])
  }

  private init(_ error: StoreError) {
    let status: HTTPResponse.Status =
      switch error {
      case .full: .init(code: 507, reasonPhrase: "Insufficient Storage")
      case .notWritable, .notFile, .newerSchema, .foreign, .failed: .serviceUnavailable
      case .corrupt, .damagedRecord, .unknownInstance: .internalServerError
      }
    self.init(status, error.name, "\(error)")
  }

  private init(_ error: LockError) {
    let status: HTTPResponse.Status =
      switch error {
      case .locked: .conflict
      case .noPasscode, .currentMissing: .conflict
      case .wrongPasscode: .forbidden
      case .delayed: .tooManyRequests
      case .malformedPasscode: .unprocessableContent
      case .damagedKey: .internalServerError
      }
    let wait = error.wait ?? 0
    self.init(status, error.name, "\(error)", headers: wait > 0 ? [.retryAfter: String(Int(wait.rounded(.up)))] : [:])
  }

  private init(_ error: ActivityError) {
    let status: HTTPResponse.Status =
      switch error {
      case .unknown, .noPicture: .notFound
      case .ended, .outdated, .locked, .disabled, .notPerforming: .conflict
      case .notStored: .serviceUnavailable
      case .tooMany, .tooManyOnDevice, .tooManyDevices: .tooManyRequests
      case .tooLarge: .contentTooLarge
      case .unknownType, .unknownApp, .malformed, .malformedID: .unprocessableContent
      }
    self.init(status, error.name, "\(error)")
  }

  private init(_ error: TapError) {
    let status: HTTPResponse.Status =
      switch error {
      case .malformedKey: .badRequest
      case .outdated, .locked: .conflict
      case .noAction: .unprocessableContent
      case .tooMany: .tooManyRequests
      case .unknown: .notFound
      }
    self.init(status, error.name, "\(error)")
  }

  private init(_ error: LinkError) {
    switch error {
    case .outdated, .locked: self.init(.conflict, error.name, "\(error)")
    case .noLink: self.init(.unprocessableContent, error.name, "\(error)")
    case .nothingRequested, .unknownConfirmation: self.init(.notFound, error.name, "\(error)")
    case .tooOften(_, let wait):
      self.init(.tooManyRequests, error.name, "\(error)", headers: [.retryAfter: String(Int(wait.rounded(.up)))])
    }
  }

  private init(_ error: PainterFault) {
    switch error {
    case .paused(let seconds): self.init(.serviceUnavailable, error.name, "\(error)", headers: [.retryAfter: "\(max(1, seconds))"])
    case .missing, .spawn: self.init(.serviceUnavailable, error.name, "\(error)")
    case .crashed, .exited, .malformedAnswer: self.init(.badGateway, error.name, "\(error)")
    }
  }

  private init(_ error: HTTPError) {
    switch error.status {
    case .notFound: self.init(.notFound, "route.unknown", "there is nothing at this address; see /v1/openapi.yaml")
    case .contentTooLarge: self = .bodyTooLarge
    default: self.init(error.status, "request.malformed", error.body ?? "the request cannot be parsed")
    }
  }

  static let bodyTooLarge = APIError(.contentTooLarge, "body.tooLarge", "the body is too large; the limit is \(BodyLimit.bytes) bytes")
}

struct ErrorReport: Encodable {
  struct Named: Encodable {
    let name: String
    let message: String
  }
  let error: Named
}
