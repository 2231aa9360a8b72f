import HTTPTypes
import Host
import Hummingbird
import Reports

// Routes of lock and passcode (Specification D5).
extension APIRoutes {
  func addLock(to v1: RouterGroup<BasicRequestContext>) {
    v1.get("lock") { _, _ in try await lockReport() }
    v1.post("lock") { _, _ in
      try await service.lock()
      return try await lockReport()
    }
    v1.post("unlock") { request, _ in
      try await closing { try await service.unlock(try await request.json(UnlockRequest.self).passcode) }
    }
    v1.put("passcode") { request, _ in
      try await closing {
        let body = try await request.json(PasscodeRequest.self)
        try await service.setPasscode(current: body.current, new: body.new)
      }
    }
    v1.delete("passcode") { request, _ in
      try await closing {
        let body = try await request.json(PasscodeRemoval.self)
        switch (body.current, body.loseProtectedData ?? false) {
        case (let current?, false): try await service.removePasscode(current: current)
        case (nil, true): try await service.resetPasscode()
        default:
          throw APIError(.unprocessableContent, "passcode.unclear", "give either the current passcode, or loseProtectedData as true")
        }
      }
    }
  }

  private func lockReport() async throws -> JSONResponse<LockReport> { JSONResponse(LockReport(try await service.lockStatus())) }

  /// Handles a request with a passcode, and closes its connection: the connection's buffer keeps the bytes that it has received until then.
  private func closing(_ body: () async throws -> Void) async throws -> Response {
    do {
      try await body()
    } catch {
      let error = APIError(error)
      var headers = error.headers
      headers[.connection] = "close"
      throw APIError(error.status, error.name, error.message, headers: headers)
    }
    var response = try await lockReport().response()
    response.headers[.connection] = "close"
    return response
  }
}
