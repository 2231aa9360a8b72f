import Foundation
import Testing

/// Names of Foundation, Darwin and the Objective-C runtime in a source that imports only Foundation.
@Suite struct FoundationNamesTests {
  @Test func `sets are made of literals`() {
    let set: NSSet = [1, "a", 1]
    let changing: NSMutableSet = ["a"]
    changing.add("b")
    #expect(set.count == 2 && set.contains("a") && set == NSSet(array: [1, "a"]) && changing.count == 2)
    let none: NSSet? = []
    #expect(none?.count == 0)
  }

  @Test func `limits of numbers have C's and Foundation's names`() {
    #expect(NSIntegerMax == 9_223_372_036_854_775_807 && NSIntegerMin == LONG_MIN && NSUIntegerMax == ULONG_MAX && ULLONG_MAX == UINT64_MAX)
    #expect(INT_MIN == -2_147_483_648 && UINT_MAX == 4_294_967_295 && UCHAR_MAX == 255 && USHRT_MAX == 65535 && MAXFLOAT == FLT_MAX)
  }

  @Test func `classes that do nothing in Foundation on Linux are those that work`() throws {
    let formatter = PersonNameComponentsFormatter()
    let styles: [PersonNameComponentsFormatter.Style] = [.short, .abbreviated]
    let name = try #require(formatter.personNameComponents(from: "Ada Lovelace"))
    #expect(styles.map { PersonNameComponentsFormatter.localizedString(from: name, style: $0) } == ["Ada", "AL"])
    #expect(NSExpression(forConstantValue: 3).constantValue as? Int == 3)
    #expect(name.formatted() == "Ada Lovelace" && name.formatted(.name(style: .abbreviated)) == "AL")
    #expect(Measurement(value: 2, unit: UnitInformationStorage.kilobytes).formatted(.byteCount(style: .file)) == "2 kB")
  }

  @Test func `an empty error can be thrown`() {
    let error = #expect(throws: NSError.self) { throw NSError() }
    #expect(error?.code == 0)
  }

  @Test func `an exception ends the process with its name and reason`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSSetUncaughtExceptionHandler { print("handler of \($0.name.rawValue)", to: &StandardError.stream) }
      NSException.raise(NSExceptionName("Invalid color"), format: "“%@” is no color of %d parts", arguments: getVaList(["#12", 3]))
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(errors.contains("handler of Invalid color") && errors.contains("'Invalid color', reason: '“#12” is no color of 3 parts'"), "\(errors)")
    #expect(NSString(format: "%d of %@", arguments: getVaList([1, "a"])) == "1 of a")
    #expect(NSPredicate(format: "SELF == %@", arguments: getVaList(["a"])).evaluate(with: "a"))
  }

  @Test func `attributes of files have Darwin's arguments`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("note").path
    try Data("x".utf8).write(to: URL(fileURLWithPath: path))
    guard setxattr(path, "com.apple.quarantine", "abc", 3, 0, 0) == 0 else {
      // A file system without attributes says so; nothing else can be tried on it.
      #expect(errno == ENOTSUP)
      return
    }
    var value = [UInt8](repeating: 0, count: 10)
    #expect(getxattr(path, "com.apple.quarantine", nil, 0, 0, 0) == 3)
    #expect(getxattr(path, "com.apple.quarantine", &value, value.count, 0, 0) == 3 && value.prefix(3) == [97, 98, 99])
    #expect(setxattr(path, "com.apple.quarantine", "abc", 3, 0, XATTR_CREATE) == -1 && errno == EEXIST)
    #expect(setxattr(path, "b", "", 0, 0, XATTR_REPLACE) == -1 && errno == ENOATTR)
    #expect(getxattr(path, "com.apple.quarantine", nil, 0, 1, 0) == -1 && errno == EINVAL)
    let length = listxattr(path, nil, 0, 0)
    var names = [CChar](repeating: 0, count: length)
    #expect(length == 21 && listxattr(path, &names, length, 0) == 21)
    #expect(String(decoding: names.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) == "com.apple.quarantine")
    #expect(listxattr(path, &names, 5, 0) == -1 && errno == ERANGE)
    #expect(removexattr(path, "com.apple.quarantine", 0) == 0 && removexattr(path, "com.apple.quarantine", 0) == -1 && errno == ENOATTR)
    #expect(listxattr(path, nil, 0, 0) == 0)
  }

  private final class Counter: @unchecked Sendable {
    var value = 0
  }

  @Test func `an object is locked for one thread, as often as it wants`() async {
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<2000 {
            objc_sync_enter(counter)
            objc_sync_enter(counter)
            counter.value += 1
            objc_sync_exit(counter)
            objc_sync_exit(counter)
          }
        }
      }
    }
    #expect(counter.value == 16000)
    #expect(objc_sync_exit(counter) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
  }

  @Test func `only the thread that locked an object unlocks it`() {
    let results = Counter()
    objc_sync_enter(Counter.self)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      results.value = Int(objc_sync_exit(Counter.self))
      done.signal()
    }
    done.wait()
    #expect(results.value == OBJC_SYNC_NOT_OWNING_THREAD_ERROR && objc_sync_exit(Counter.self) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(Counter.self) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
  }

  @Test func `a date's first letter follows where it stands`() {
    func text(_ language: String, _ format: String, _ context: Formatter.Context) -> String {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: language)
      formatter.timeZone = TimeZone(secondsFromGMT: 0)!
      formatter.dateFormat = format
      formatter.formattingContext = context
      return formatter.string(from: Date(timeIntervalSince1970: 1_767_225_600))
    }
    #expect(text("fr_FR", "EEEE d MMMM", .unknown) == "jeudi 1 janvier" && text("fr_FR", "EEEE d MMMM", .middleOfSentence) == "jeudi 1 janvier")
    #expect(text("fr_FR", "EEEE d MMMM", .beginningOfSentence) == "Jeudi 1 janvier")
    // Locales differ in what stands alone and what is in a list.
    #expect(text("cs_CZ", "LLLL", .standalone) == "leden" && text("cs_CZ", "LLLL", .listItem) == "Leden")
    #expect(text("fr_FR", "LLLL", .standalone) == "Janvier" && text("fr_FR", "LLLL", .listItem) == "janvier")
    let numbers = NumberFormatter()
    (numbers.locale, numbers.numberStyle) = (Locale(identifier: "en_US"), .spellOut)
    numbers.formattingContext = .beginningOfSentence
    #expect(numbers.string(from: 21) == "Twenty-one")
  }

  @Test func `no account is signed in to iCloud`() {
    #expect(FileManager.default.ubiquityIdentityToken == nil && FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(throws: CocoaError.self) { try FileManager.default.startDownloadingUbiquitousItem(at: URL(fileURLWithPath: "/")) }
  }
}

private enum StandardError {
  nonisolated(unsafe) static var stream = Stream()
  struct Stream: TextOutputStream {
    mutating func write(_ string: String) { FileHandle.standardError.write(Data(string.utf8)) }
  }
}
