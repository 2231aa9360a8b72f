import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Synchronization
import TestWaiting
import Testing

@testable import Host

extension ProcessTests {
  /// Tests with real processes that the client names each failure and serves the next request.
  @Suite struct ExtensionClientTests {
    @Test func `an extension describes itself and serves placeholder, snapshot and timeline`() async throws {
      let fixture = try Fixture()
      let client = try fixture.client()
      let description = try await client.describe()
      #expect(description.kinds.first?.kind == "Good")
      #expect(try texts(try await client.placeholder(Fixture.request("Good"))) == ["placeholder"])
      #expect(try texts(try await client.snapshot(Fixture.request("Good"))) == ["snapshot"])
      let timeline = try await client.timeline(Fixture.request("Good", family: .systemMedium))
      #expect(timeline.entries.count == 3)
      #expect(timeline.family == .systemMedium)
      await client.close()
    }

    @Test(arguments: [
      ("Crash", "extension.crashed"), ("Exit", "extension.exited"), ("Garbage", "reply.malformed"), ("Oversized", "limit.replyBytes"),
      ("Memory", "limit.memoryGrowth"), ("MemoryOnce", "limit.memoryGrowth"), ("Hang", "limit.replyDeadline"), ("Flood", "limit.replyDeadline"),
      ("Stranger", "reply.malformed"), ("Calls", "reply.malformed"), ("Refuses", "completion.never"), ("Empty", "timeline.empty"),
      ("Unsorted", "archive.entriesUnsorted"), ("Many", "limit.entryCount"), ("BigImage", "limit.entryImageBytes"),
      ("BadIndex", "archive.displayListMissing"),
      ("BadList", "archive.malformed"), ("NoDate", "archive.notFinite"), ("LongCalls", "reply.malformed"),
      ("OtherKind", "archive.other"), ("None", "kind.unknown"),
    ])
    func `a failure is named and the next request is served`(kind: String, name: String) async throws {
      let fixture = try Fixture()
      let client = try fixture.client {
        if name == "limit.replyDeadline" { $0.replyDeadline = 3 }
        // The image alone exceeds the usual memory limit.
        if kind == "BigImage" { $0.memoryGrowth = 256 << 20 }
      }
      let error = await failure { try await client.timeline(Fixture.request(kind)) }
      #expect(error?.name == name, "\(String(describing: error))")
      #expect(error?.description.isEmpty == false)
      #expect(try await served { try await client.timeline(Fixture.request("Good")) }.entries.count == 3)
      await client.close()
    }

    @Test func `the line with which an extension ends itself is part of the failure; a line of an earlier process is not`() async throws {
      let fixture = try Fixture()
      let client = try fixture.client()
      let error = await failure { try await client.timeline(Fixture.request("Crash")) }
      #expect(error == .crashed(signal: SIGABRT, output: "about to crash"))
      #expect(error?.description == "the extension ended by signal 6 (abort): “about to crash”")
      let silent = await failure { try await client.timeline(Fixture.request("SilentCrash")) }
      #expect(silent == .crashed(signal: SIGABRT))
      await client.close()
    }

    @Test(arguments: [
      ("crash", "extension.crashed"), ("exit", "extension.exited"), ("noise", "limit.replyBytes"), ("version", "reply.protocolVersion"),
      ("mute", "extension.closed"),
    ])
    func `a program that does not speak the protocol is named`(start: String, name: String) async throws {
      let fixture = try Fixture(start: start)
      let client = try fixture.client()
      let error = await failure { try await client.describe() }
      #expect(error?.name == name, "\(String(describing: error))")
      await client.close()
    }

    @Test func `a program that is only a header is named`() async throws {
      let fixture = try Fixture()
      let file = fixture.bundleURL.appendingPathComponent("Test")
      try FileManager.default.removeItem(at: file)
      try SampleBundle.programHeader().write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      let client = try fixture.client()
      let error = await failure { try await client.describe() }
      #expect(error?.name == "extension.spawn")
      #expect(error?.description.contains("Exec format error") == true)
    }

    @Test func `the log keeps the last lines and bounds a flood`() async throws {
      let fixture = try Fixture()
      let client = try fixture.client { $0.replyDeadline = 3 }
      try await until(
        {
          _ = await failure { try await client.timeline(Fixture.request("Crash")) }
          return client.log.entries.map(\.text).contains("about to crash")
        }, seen: { client.log.entries })
      _ = await failure { try await client.timeline(Fixture.request("Flood")) }
      let lines = client.log.entries
      #expect(lines.count <= 501)
      #expect(lines.allSatisfy { $0.text.utf8.count <= 2100 })
      #expect(try await served { try await client.timeline(Fixture.request("Loud")) }.entries.count == 3)
      await client.close()
    }

    @Test(arguments: ["Noise", "Unbroken"]) func `an extension that prints without end waits for the host, which reads at its own rate`(kind: String)
      async throws
    {
      let fixture = try Fixture()
      let client = try fixture.client {
        $0.replyDeadline = 2
        ($0.outputBytesPerSecond, $0.outputBurstBytes) = (64 << 10, 64 << 10)
      }
      let start = ContinuousClock.now
      #expect(await failure { try await client.timeline(Fixture.request(kind)) }?.name == "limit.replyDeadline")
      await client.close()
      // What the rate allows in this time, one read more, and what was left in the pipe when the process had ended.
      let allowed = Int((ContinuousClock.now - start) / .seconds(1) * Double(64 << 10)) + (64 << 10) + (64 << 10) + (1 << 20)
      #expect(client.log.received <= allowed)
      #expect(client.log.entries.count <= Profiles.limits.logLines + 1)
    }

    @Test func `an extension cannot start processes or signal others`() async throws {
      let fixture = try Fixture()
      let client = try fixture.client()
      #expect(try texts(try await client.timeline(Fixture.request("Fork"))) == ["refused"])
      #expect(try texts(try await client.timeline(Fixture.request("Signal"))) == ["refused \(EPERM)"])
      await client.close()
    }

    @Test func `an extension inherits only its socket`() async throws {
      let fixture = try Fixture()
      setenv("ALMANAC_LOCATION", "52.52,13.40", 1)
      setenv("ALMANAC_TEST_SECRET", "1", 1)
      let client = try fixture.client()
      let open = try texts(try await client.timeline(Fixture.request("Descriptors")))[0]
      // Descriptor 4 is the folder that the extension is reading.
      #expect(open == "0,1,2,3,4")
      let surroundings = try texts(try await client.timeline(Fixture.request("Surroundings")))
      #expect(surroundings[0].hasPrefix(fixture.configuration().scratchFolder.path))
      #expect(!surroundings[1].contains("ALMANAC_TEST_SECRET"))
      // One process serves every device, so that each request names its own. Where the device is only comes with a request that may know it
      // (Specification E2).
      #expect(!surroundings[1].contains("ALMANAC_DEVICE") && !surroundings[1].contains("ALMANAC_LOCATION"))
      await client.close()
      let left = try FileManager.default.contentsOfDirectory(atPath: fixture.configuration().scratchFolder.path)
      #expect(left.isEmpty)
    }

    @Test func `a changed time zone reaches the provider`() async throws {
      let fixture = try Fixture()
      let client = try fixture.client()
      var request = Fixture.request("Surroundings")
      request.context.timeZone = "Asia/Seoul"
      #expect(try texts(try await client.timeline(request))[2] == "Asia/Seoul")
      request.context.timeZone = "Europe/Paris"
      #expect(try texts(try await client.timeline(request))[2] == "Europe/Paris")
      await client.close()
    }

    @Test func `a frozen clock gives the same bytes twice`() async throws {
      let fixture = try Fixture()
      let instant = Date(timeIntervalSince1970: 1_700_000_000.25)
      let client = try fixture.client(.frozen(instant))
      let first = try await client.timeline(Fixture.request("Clock"))
      try await Task.sleep(for: .milliseconds(30))
      let second = try await client.timeline(Fixture.request("Clock"))
      await client.close()
      let other = try fixture.client(.frozen(instant))
      let third = try await other.timeline(Fixture.request("Clock"))
      #expect(try texts(first) == ["1700000000.250000000 1700000000.25 1700000000"])
      #expect(try first.serializedBytes() as Data == second.serializedBytes())
      #expect(try first.serializedBytes() as Data == third.serializedBytes())
      try await other.setClock(.frozen(Date(timeIntervalSince1970: -86_400.5)))
      #expect(try texts(try await other.timeline(Fixture.request("Clock"))) == ["-86401.500000000 -86400.5 -86401"])
      await other.close()
    }

    @Test func `the deadline passes under a frozen clock`() async throws {
      let fixture = try Fixture()
      let client = try fixture.client(.frozen(Date(timeIntervalSince1970: 0))) { $0.replyDeadline = 0.5 }
      #expect(await failure { try await client.timeline(Fixture.request("Hang")) } == .deadline(0.5))
      await client.close()
    }

    @Test func `time without a processor extends the deadline of a request`() async throws {
      let fixture = try Fixture()
      let asked = Mutex<[ContinuousClock.Instant]>([])
      let configuration = fixture.configuration(.system) { ($0.replyDeadline, $0.replyDeadlineStretch) = (0.5, 4) }
      let client = ExtensionClient(
        bundle: try AppBundle(at: fixture.bundleURL), configuration: configuration, semaphore: nil, registersFonts: false,
        secondsWaited: { _ in
          asked.withLock {
            $0.append(.now)
            // As of a process that never gets a processor.
            return $0[0].duration(to: .now) / .seconds(1)
          }
        }, onCall: { _ in nil })
      #expect(await failure { try await client.timeline(Fixture.request("Hang")) } == .deadline(0.5))
      let times = asked.withLock { $0 }
      // At the request, at half a second, and until four times the deadline has passed.
      #expect(try #require(times.last) - #require(times.first) >= .seconds(2), "it was asked \(times.count) times")
      await client.close()
    }

    @Test func `cancelling a request ends the process`() async throws {
      let fixture = try Fixture()
      let client = try fixture.client { $0.replyDeadline = 600 }
      let request = Task { try await client.timeline(Fixture.request("Hang")) }
      try await until({ client.log.entries.contains { $0.text == "about to hang" } }, seen: { client.log.entries })
      request.cancel()
      #expect(await failure { try await request.value } == .cancelled)
      #expect(try await client.timeline(Fixture.request("Good")).entries.count == 3)
      await client.close()
    }

    @Test func `no descriptors and no processes are left`() async throws {
      func descriptors() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
      let fixture = try Fixture()
      let client = try fixture.client()
      _ = try await client.describe()
      await client.close()
      let before = try descriptors()
      for round in 0..<20 {
        // Some processes are closed by the client, some end by themselves.
        if round % 2 == 0 { _ = await failure { try await client.timeline(Fixture.request("Crash")) } } else { _ = try await client.describe() }
        await client.close()
      }
      // A descriptor is closed a moment after its process is reaped.
      try await until({ try descriptors() <= before + 1 }, seen: { try descriptors() })
      #expect(try fixture.startedProcesses().isEmpty)
    }

    @Test func `an idle process is ended`() async throws {
      let fixture = try Fixture()
      let client = try fixture.client { $0.idleLetGo = 0.2 }
      let scratch = fixture.configuration().scratchFolder.path
      // The process says where its folder is; when the reply has arrived, it may already have ended.
      let folder = try texts(try await client.timeline(Fixture.request("Surroundings")))[0]
      #expect(folder.hasPrefix(scratch + "/"))
      try await until(
        { try FileManager.default.contentsOfDirectory(atPath: scratch).isEmpty },
        seen: { try FileManager.default.contentsOfDirectory(atPath: scratch) })
      #expect(try await client.describe().kinds.isEmpty == false)
      await client.close()
    }
  }
}
