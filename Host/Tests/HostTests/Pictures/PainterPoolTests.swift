import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Glibc
import PaintOrders
import Synchronization
import TestThreads
import TestWaiting
import Testing

@testable import Host

extension ProcessTests {
  /// Pictures that are painted in other processes, which crash, hang and lie.
  @Suite struct PainterPoolTests {
    private let startedProcesses = StartedProcesses(of: "ainter")

    private func pool(misbehaves: Bool = true, _ change: (inout LimitsProfile) -> Void = { _ in }) -> PainterPool {
      PainterPool(configuration: PaintingFixture.configuration(misbehaves: misbehaves, change))
    }

    // MARK: Pictures

    @Test func `a picture is the same as one that this process paints`() async throws {
      let pool = pool(misbehaves: false)
      for (list, scale) in [
        (PaintingFixture.list(), 3.0), (PaintingFixture.list(text: "Aß"), 2), (PaintingFixture.list(text: "14:30", family: "Nunito"), 0.5),
      ] {
        let picture = try await pool.paint(PaintingFixture.job(list, scale: scale))
        let job = PaintJob(list: list, date: PaintingFixture.date, scale: scale)
        #expect(try picture.png == Painter.png(job))
        #expect(!picture.hasNextChange)
      }
      #expect(pool.counts.starts == 1)
      await pool.close()
    }

    @Test func `a presentation reaches the painter whole`() async throws {
      let pool = pool(misbehaves: false)
      let tint = RGBA.with { ($0.red, $0.green, $0.alpha) = (0.2, 0.9, 1) }
      for (presentation, mask) in [
        (Presentation(colorScheme: .dark, renderingMode: .accented, tint: tint), WidgetMask.continuous(radius: 6)),
        (Presentation(renderingMode: .vibrant, luminance: .reduced, background: .removed, highContrast: true), .circle),
        (Presentation(redaction: .placeholder), .none),
      ] {
        var list = PaintingFixture.list(text: "A")
        list.background = PaintingFixture.list().root
        let bytes: Data = try list.serializedData()
        let picture = try await pool.paint(
          PainterPool.Job(app: "app", drawing: .stored("a", 0), fonts: { [] }) {
            (PaintOrder(list: bytes, presentation: presentation, date: PaintingFixture.date, scale: 2, mask: mask, deadline: 600), { _ in nil })
          })
        #expect(try picture.png == Painter.png(PaintJob(list: list, presentation: presentation, date: PaintingFixture.date, scale: 2, mask: mask)))
      }
      await pool.close()
    }

    @Test func `a picture names its next change`() async throws {
      let pool = pool(misbehaves: false)
      var list = PaintingFixture.list()
      list.timeZone = "UTC"
      list.root.dynamicProgress.start.seconds = PaintingFixture.date.timeIntervalSince1970 - 10
      list.root.dynamicProgress.end.seconds = PaintingFixture.date.timeIntervalSince1970 + 10
      let picture = try await pool.paint(PaintingFixture.job(list))
      let expected = try #require(list.nextUpdate(after: PaintingFixture.date))
      #expect(picture.nextChange.seconds == expected.timeIntervalSince1970)
      await pool.close()
    }

    @Test func `images are fetched when they are painted, and kept for the next picture`() async throws {
      let pool = pool(misbehaves: false)
      let png = try Painter.png(PixelBuffer(width: 1, height: 1, bytes: [9, 90, 200, 255]))
      let blob = ImageBlob.with { ($0.sha256, $0.data, $0.pixelWidth, $0.pixelHeight) = (Data(repeating: 7, count: 32), png, 1, 1) }
      var list = PaintingFixture.list()
      list.root.image.image = blob.sha256
      let expected = try Painter.png(PaintJob(list: list, date: PaintingFixture.date, scale: 1) { _ in blob })
      #expect(try await pool.paint(PaintingFixture.job(list, images: [blob])).png == expected)
      // It is not asked for again.
      #expect(try await pool.paint(PaintingFixture.job(list)).png == expected)
      // Another app's painter does not have it.
      #expect(try await pool.paint(PaintingFixture.job(list, app: "other")).png != expected)
      #expect(pool.counts.starts == 2)
      await pool.close()
    }

    @Test func `an app's fonts reach its own painter only`() async throws {
      let font = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSerifThai-Regular.ttf")
      try #require(FileManager.default.fileExists(atPath: font.path), "the package fonts-noto-core is missing")
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let copy = folder.appendingPathComponent("Own.ttf")
      try FileManager.default.copyItem(at: font, to: copy)
      let pool = pool(misbehaves: false)
      let list = PaintingFixture.list(text: "ก", family: "Noto Serif Thai")
      let own = try await pool.paint(PaintingFixture.job(list, app: "own", fonts: [copy])).png
      let other = try await pool.paint(PaintingFixture.job(list, app: "other")).png
      #expect(own != other)
      // After an update the app's painter starts anew.
      pool.renew(app: "own")
      #expect(try await pool.paint(PaintingFixture.job(list, app: "own")).png == other)
      await pool.close()
    }

    @Test func `the painter reports what cannot be painted, and goes on`() async throws {
      let pool = pool(misbehaves: false)
      let empty = DisplayList.with { $0.size = SizeValue(width: 0, height: 20) }
      #expect(await paintingError { try await pool.paint(PaintingFixture.job(empty)) } as? PainterError == .sizeEmpty)
      #expect(
        await paintingError { try await pool.paint(PaintingFixture.job(PaintingFixture.list(), scale: 40)) } as? PainterError == .scaleInvalid(40))
      let large = DisplayList.with { $0.size = SizeValue(width: 4000, height: 4000) }
      #expect(
        await paintingError { try await pool.paint(PaintingFixture.job(large, scale: 16)) } as? PainterError
          == .tooManyPixels(width: 64000, height: 64000, limit: Painter.maxPixels))
      let endless = DisplayList.with { $0.size = SizeValue(width: .infinity, height: 1) }
      #expect(await paintingError { try await pool.paint(PaintingFixture.job(endless)) } is DamagedList)
      #expect(await paintingError { try await pool.paint(PaintingFixture.job("", deadline: 0)) } as? PainterError == .deadline(seconds: 0))
      #expect(try await !pool.paint(PaintingFixture.job()).png.isEmpty)
      #expect(pool.counts.starts == 1 && pool.counts.crashes == 0)
      await pool.close()
    }

    // MARK: Painters that fail

    @Test func `a painter that crashes fails its picture alone`() async throws {
      let pool = pool { $0.paintCrashes = 100 }
      let before = try await pool.paint(PaintingFixture.job(app: "other"))
      #expect(
        await paintingError { try await pool.paint(PaintingFixture.job("crash")) } as? PainterFault
          == .crashed(signal: SIGABRT, output: "a decoder has failed"))
      #expect(await paintingError { try await pool.paint(PaintingFixture.job("exit")) } as? PainterFault == .exited(status: 3, output: ""))
      #expect(await paintingError { try await pool.paint(PaintingFixture.job("close")) } as? PainterFault == .malformedAnswer("it closed its socket"))
      #expect(try await pool.paint(PaintingFixture.job()) == before)
      // The other app's painter is still the first.
      #expect(try await pool.paint(PaintingFixture.job(app: "other")) == before)
      let counts = pool.counts
      #expect(counts.starts == 5 && counts.crashes == 2 && counts.malformed == 1 && counts.processes == 2)
      await pool.close()
      #expect(try startedProcesses().isEmpty && pool.counts.processes == 0)
    }

    @Test func `a painter that is killed from outside is replaced`() async throws {
      let pool = pool()
      _ = try await pool.paint(PaintingFixture.job())
      let id = try #require(startedProcesses().first.flatMap { pid_t($0) })
      kill(id, SIGKILL)
      #expect(await paintingError { try await pool.paint(PaintingFixture.job()) } as? PainterFault == .crashed(signal: SIGKILL, output: ""))
      _ = try await pool.paint(PaintingFixture.job())
      await pool.close()
    }

    @Test func `a drawing that crashes its painter again and again is paused`() async throws {
      let pool = pool {
        $0.paintCrashes = 2
        $0.paintCrashPause = 600
      }
      for _ in 0..<2 {
        #expect(await paintingError { try await pool.paint(PaintingFixture.job("crash", drawing: "bad")) } as? PainterFault != .paused(seconds: 600))
      }
      #expect(await paintingError { try await pool.paint(PaintingFixture.job("crash", drawing: "bad")) } as? PainterFault == .paused(seconds: 600))
      #expect(pool.counts.starts == 2 && pool.counts.crashes == 2)
      // The app's other drawings go on.
      _ = try await pool.paint(PaintingFixture.job(drawing: "good"))
      await pool.close()
    }

    @Test(arguments: ["hang", "spin", "endlessImages"])
    func `a painter that does not end is killed after the deadline and replaced`(behaviour: String) async throws {
      let pool = pool {
        $0.paintDeadline = 0.1
        $0.paintGrace = 0.1
      }
      let error = await paintingError { try await pool.paint(PaintingFixture.job(behaviour, deadline: 0.1)) }
      if behaviour == "endlessImages", error is PainterFault {
        // It may have asked for too many images before.
        #expect(error as? PainterFault == .malformedAnswer("more image requests than an archive has images"))
      } else {
        #expect(error as? PainterError == .deadline(seconds: 0.1))
        #expect(pool.counts.late == 1)
      }
      try await until({ try startedProcesses().isEmpty }, seen: { try startedProcesses() })
      _ = try await pool.paint(PaintingFixture.job(deadline: 600))
      await pool.close()
    }

    @Test(arguments: [
      ("otherSize", "a picture of 21 × 20 pixels instead of 20 × 20"), ("notPicture", "a picture that is not a PNG file"),
      ("extraChunk", "a picture with a part that a painter does not write"), ("trailing", "a picture with 1 bytes after its end"),
      ("truncated", "a picture that ends early"), ("pastChange", "a next change that is not after the picture's instant"),
      ("otherID", "a message about the order 2, which is not painted"), ("twoAnswers", "more than one answer"),
      ("order", "a message that a painter does not send"), ("otherVersion", "protocol version 99 instead of 1"),
      ("unknownFailure", "a failure without a reason"), ("nothing", "a failure without a reason"),
      ("garbage", "a frame of 5 bytes is not a message of the protocol"), ("oversize", "a frame has 2147483647 bytes, 132693 are allowed"),
    ])
    func `a forged answer is refused and its painter is replaced`(behaviour: String, why: String) async throws {
      let pool = pool()
      #expect(await paintingError { try await pool.paint(PaintingFixture.job(behaviour)) } as? PainterFault == .malformedAnswer(why))
      #expect(pool.counts.malformed == 1)
      try await until({ try startedProcesses().isEmpty }, seen: { try startedProcesses() })
      _ = try await pool.paint(PaintingFixture.job())
      await pool.close()
    }

    @Test func `a painter that prints without end is not waited for`() async throws {
      let pool = pool()
      let picture = try await pool.paint(PaintingFixture.job())
      for _ in 0..<3 { #expect(try await pool.paint(PaintingFixture.job("flood")) == picture) }
      #expect(pool.counts.starts == 1)
      await pool.close()
    }

    @Test func `a missing program is named`() async throws {
      var configuration = PaintingFixture.configuration()
      configuration.painter = URL(fileURLWithPath: "/nowhere/almanac-painter")
      #expect(throws: PainterFault.missing("/nowhere/almanac-painter")) { try configuration.checkPainter() }
      let pool = PainterPool(configuration: configuration)
      #expect(await paintingError { try await pool.paint(PaintingFixture.job()) } as? PainterFault == .missing("/nowhere/almanac-painter"))
      await pool.close()
    }

    @Test func `a device does not start without its painter`() async throws {
      let fixture = try Fixture()
      var configuration = fixture.configuration()
      configuration.painter = URL(fileURLWithPath: "/nowhere/almanac-painter")
      let host = try DeviceHost(configuration: configuration)
      await #expect(throws: PainterFault.missing("/nowhere/almanac-painter")) { try await host.start() }
      await host.stop()
    }

    @Test(.enabled(if: Protections.current.landlock >= 3 && Protections.current.filtersCalls, "this kernel lacks Landlock or seccomp"))
    func `a painter that is taken over reaches nothing`() async throws {
      let pool = pool()
      // Where /proc is mounted with hidepid, the host's process seems not to exist.
      let allowed = ["EACCES", "ENOENT"].map {
        PainterFault.exited(
          status: 7,
          output: "users=EACCES resolver=EACCES root=EACCES host=\($0) write=EACCES internet=ENOSYS unix=ENOSYS signal=EPERM remove=ENOSYS fonts=ok")
      }
      let fault = await paintingError { try await pool.paint(PaintingFixture.job("attacks")) } as? PainterFault
      #expect(fault.map(allowed.contains) == true, "\(String(describing: fault))")
      await pool.close()
    }

    // MARK: Turns and ends

    @Test func `an honest app's picture is painted while two apps hang`() async throws {
      let pool = pool {
        $0.paintGrace = 0.05
        $0.paintCrashes = 1000
      }
      let hostile = (0..<12).map { number in Task { try await pool.paint(PaintingFixture.job("hang", app: "hostile \(number % 2)", deadline: 0.5)) }
      }
      // All have come; on a busy machine the first may already be over.
      try await until({ pool.counts.painting + pool.counts.waiting + pool.counts.late == 12 }, seen: { "\(pool.counts)" })
      for _ in 0..<3 { #expect(try await !pool.paint(PaintingFixture.job(app: "honest")).png.isEmpty) }
      for task in hostile { #expect(await task.result.error as? PainterError == .deadline(seconds: 0.5)) }
      #expect(pool.counts.late == 12)
      await pool.close()
    }

    @Test func `one app's hanging pictures leave a painter to the others`() async throws {
      let pool = pool()
      let greedy = (0..<5).map { _ in Task { try await pool.paint(PaintingFixture.job("hang", app: "greedy")) } }
      try await until({ pool.counts.painting == 1 && pool.counts.waiting == 4 }, seen: { "\(pool.counts)" })
      for _ in 0..<5 { _ = try await pool.paint(PaintingFixture.job(app: "modest")) }
      #expect(pool.counts.painting == 1)
      for task in greedy { task.cancel() }
      for task in greedy { #expect(await task.result.error as? PainterError == .cancelled) }
      await pool.close()
    }

    @Test func `the queue of an app is bounded`() async throws {
      let pool = pool { $0.paintQueue = 2 }
      var tasks = [Task { try await pool.paint(PaintingFixture.job("hang")) }]
      try await until({ pool.counts.painting }, is: 1)
      tasks += (0..<2).map { _ in Task { try await pool.paint(PaintingFixture.job("hang")) } }
      try await until({ pool.counts.waiting }, is: 2)
      #expect(await hostError { try await pool.paint(PaintingFixture.job()) } == .tooManyPictures(2))
      for task in tasks { task.cancel() }
      for task in tasks { _ = await task.result }
      await pool.close()
    }

    @Test func `a cancelled picture ends its painter if it does not end itself, and one that waits never begins`() async throws {
      let pool = pool { $0.paintGrace = 0.05 }
      let begun = Counter()
      let running = Task { try await pool.paint(PaintingFixture.job("hang")) }
      try await until({ pool.counts.painting }, is: 1)
      let waiting = Task { try await pool.paint(PaintingFixture.job { begun.add() }) }
      try await until({ pool.counts.waiting }, is: 1)
      waiting.cancel()
      #expect(await waiting.result.error as? PainterError == .cancelled)
      running.cancel()
      #expect(await running.result.error as? PainterError == .cancelled)
      try await until({ pool.counts.painting }, is: 0)
      #expect(begun.count == 0 && pool.counts.abandoned == 1)
      try await until({ try startedProcesses().isEmpty }, seen: { try startedProcesses() })
      await pool.close()
    }

    @Test func `a cancelled picture that is nearly finished keeps its painter`() async throws {
      let pool = pool { $0.paintGrace = 600 }
      let gate = DispatchSemaphore(value: 0)
      let begun = Counter()
      let task = Task {
        try await pool.paint(
          PaintingFixture.job {
            begun.add()
            gate.wait()
          })
      }
      try await until({ begun.count }, is: 1)
      task.cancel()
      gate.signal()
      #expect(await task.result.error as? PainterError == .cancelled)
      _ = try await pool.paint(PaintingFixture.job())
      #expect(pool.counts.starts == 1 && pool.counts.abandoned == 0)
      await pool.close()
    }

    @Test func `a closed pool ends what hangs and takes nothing more`() async throws {
      let pool = pool { $0.paintGrace = 0.05 }
      let tasks = (0..<3).map { number in Task { try await pool.paint(PaintingFixture.job("hang", app: "\(number)")) } }
      try await until({ pool.counts.painting }, is: 2)
      await pool.close()
      for task in tasks { #expect(await task.result.error as? PainterError == .cancelled) }
      try await until({ try startedProcesses().isEmpty }, seen: { try startedProcesses() })
      #expect(await paintingError { try await pool.paint(PaintingFixture.job()) } as? PainterError == .cancelled)
    }

    @Test func `hanging painters hold none of Swift's threads`() async throws {
      let pool = pool { $0.paintProcesses = 6 }
      let tasks = (0..<24).map { number in Task { try await pool.paint(PaintingFixture.job("hang", app: "\(number)")) } }
      try await until({ pool.counts.painting }, is: 6)
      // More tasks than Swift has threads, each of which gives up its turn.
      let sum = await withTaskGroup(of: Int.self) { group in
        for number in 0..<100 {
          group.addTask {
            for _ in 0..<10 { await Task.yield() }
            return number
          }
        }
        return await group.reduce(0, +)
      }
      #expect(sum == 4950 && pool.counts.painting == 6)
      for task in tasks { task.cancel() }
      for task in tasks { _ = await task.result }
      await pool.close()
    }

    // MARK: Processes

    @Test func `idle painters end, and with them the memory of their pictures`() async throws {
      let pool = pool { $0.idleLetGo = 2 }
      _ = try await pool.paint(PaintingFixture.job())
      try await until({ try startedProcesses().isEmpty }, seen: { try startedProcesses() })
      // On a busy machine the first painter may end because it idles while the second one starts; then both paint again.
      var (rounds, during) = (0, 0)
      try await until(
        {
          rounds += 1
          for app in ["a", "b"] { _ = try await pool.paint(PaintingFixture.job("hoard", app: app)) }
          during = memory(of: try startedProcesses())
          return during > 190 << 20
        }, seen: { "\(during) bytes in \(rounds) rounds" })
      // Their memory goes with their processes; this one's has none of it.
      try await until({ try startedProcesses().isEmpty }, seen: { try startedProcesses() })
      #expect(pool.counts.processes == 0 && pool.counts.starts == 3 || rounds > 1)
      // A new picture starts a new one.
      _ = try await pool.paint(PaintingFixture.job())
      await pool.close()
    }

    @Test func `at most so many painters are kept, and the one that was idle for longest makes room`() async throws {
      let pool = pool { $0.paintProcessesKept = 3 }
      for app in ["a", "b", "c", "a", "d"] { _ = try await pool.paint(PaintingFixture.job(app: app)) }
      #expect(pool.counts.processes == 3 && pool.counts.starts == 4)
      try await until({ try startedProcesses().count }, is: 3)
      // "b" has ended, "a" has not.
      _ = try await pool.paint(PaintingFixture.job(app: "a"))
      #expect(pool.counts.starts == 4)
      _ = try await pool.paint(PaintingFixture.job(app: "b"))
      #expect(pool.counts.starts == 5)
      await pool.close()
    }

    @Test func `a painter that has worked for long is replaced`() async throws {
      let pool = pool { $0.processorSeconds = 0 }
      for _ in 0..<2 { _ = try await pool.paint(PaintingFixture.job()) }
      #expect(pool.counts.starts == 2)
      await pool.close()
    }
  }
}

extension Result {
  fileprivate var error: Failure? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
