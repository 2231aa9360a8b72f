import Foundation

/// Limits on an extension's resources and on its replies (`Data/limits.json`, Specification F1). Errors name a limit by its property's name.
///
/// A value type, so that a host or a test can change one limit and keep the others.
public struct LimitsProfile: Sendable, Hashable {
  /// The longest time that an extension may take for one reply, in seconds.
  ///
  /// While its first thread, which draws, waits for a processor, the deadline is extended by that time, at most to ``replyDeadlineStretch`` times.
  public var replyDeadline: Double
  /// The most times ``replyDeadline`` or ``optionsDeadline`` can be extended to while the extension waits for a processor; 1 or more.
  public var replyDeadlineStretch: Double
  /// The most bytes by which an extension's memory may exceed that of the bare runtime.
  public var memoryGrowth: Int
  /// The most bytes that count as memory of the bare runtime.
  public var memoryBaseline: Int
  /// Seconds between two measurements of an extension's memory where no control group holds it.
  public var memoryInterval: Double
  /// Seconds between two measurements of an extension's memory where a control group holds it.
  public var memoryIntervalByGroup: Double
  /// The bytes that a control group allows above baseline and growth, for the kernel's own memory and the file cache.
  public var memoryOverhead: Int
  /// The most bytes of all extensions together; held by a control group only.
  public var memoryOfAll: Int
  /// The most threads of one extension. A control group starts no more; elsewhere an extension that has more is ended.
  public var threads: Int
  /// The most threads of all extensions together; held by a control group only.
  public var threadsOfAll: Int
  /// The most processors that one extension keeps busy; held by a control group only.
  public var processors: Double
  /// The weight of all extensions together against the host's 100 when processors are short, from 1 to 10,000; held by a control group only.
  public var processorWeight: Int
  /// The most bytes of one protocol frame.
  public var replyBytes: Int
  /// The most bytes of an error's or a diagnostic's stable name; a longer one is cut.
  public var errorNameBytes: Int
  /// The most bytes of the message of an error or a diagnostic. The host cuts a longer message.
  public var messageBytes: Int
  /// The most diagnostics of one reply that are kept.
  public var diagnostics: Int
  /// The most previews of one extension.
  public var previews: Int
  /// The most kinds of widgets of one extension.
  public var kinds: Int
  /// The most bytes of a name in a description: of a kind, a parameter, an option.
  public var nameBytes: Int
  /// The most bytes of a localized text in a description.
  public var textBytes: Int
  /// The most bytes of one description.
  public var descriptionBytes: Int
  /// The most options of one list. An extension leaves out further ones and says how many.
  public var options: Int
  /// The most bytes of one list of options with its images.
  public var optionBytes: Int
  /// The most situations in which a provider says that its kind is relevant.
  public var relevances: Int
  /// The most bytes of the JSON of one option's value.
  public var optionValueBytes: Int
  /// The most bytes of the picture beside an option.
  public var optionImageBytes: Int
  /// The most pixels of its longer side.
  public var optionImageSide: Int
  /// The longest time that an extension may take for a list of options, in seconds.
  public var optionsDeadline: Double
  /// The most bytes of the JSON of a widget's configuration.
  public var configurationBytes: Int
  /// The most values inside each other in a configured value.
  public var configurationDepth: Int
  /// The most parameters of one kind.
  public var parameterCount: Int
  /// The most elements of one configured array.
  public var arrayElements: Int
  /// The most rows, parts of sentences, choices and cases of one form's layout.
  public var formNodes: Int
  /// The most choices inside each other in one form's layout.
  public var formDepth: Int
  /// The most bytes of the texts in all calls of an extension during one request.
  public var callBytes: Int
  /// The most entries of one timeline.
  public var entryCount: Int
  /// The most bytes of one entry's display lists, without images.
  public var entryBytes: Int
  /// The most bytes of one image.
  public var entryImageBytes: Int
  /// The most pixels of one image.
  public var imagePixelArea: Int
  /// The most lines of output that are kept per app.
  public var logLines: Int
  /// The most bytes of one line of output; a longer line is truncated.
  public var logLineBytes: Int
  /// The most lines of output per second that are kept.
  public var logLinesPerSecond: Int
  /// The most bytes of output per second that the host reads in the long run; the extension waits to write more.
  public var outputBytesPerSecond: Int
  /// The most bytes of output that the host reads at once, after a pause.
  public var outputBurstBytes: Int
  /// How long an extension may be idle before its process is ended, in seconds.
  public var idleLetGo: Double
  /// How long an extension goes on after a reply before it is suspended, in seconds.
  public var suspendAfter: Double
  /// How long the host waits for a killed process to end, in seconds.
  public var killWait: Double
  /// How long a widget is not asked after the host has ended while it read the widget's answer, in seconds; four times as long after each further end.
  public var endedHostWait: Double
  /// The longest such wait, in seconds.
  public var endedHostWaitMost: Double
  /// The most extensions of one device that work at the same time.
  public var concurrentExtensions: Int
  /// How long a request may take before its extension counts as slow, in seconds. Then another one may work beside it.
  public var slowRequest: Double
  /// The most slow extensions that work beside ``concurrentExtensions``.
  public var slowExtensions: Int
  /// The most seconds of processor time of one extension process over its life (`RLIMIT_CPU`).
  public var processorSeconds: Int
  /// The most bytes of address space of one extension process (`RLIMIT_AS`).
  public var addressSpace: Int
  /// The most bytes of private writable memory of one extension process (`RLIMIT_DATA`).
  public var dataBytes: Int
  /// The most open file descriptors of one extension process (`RLIMIT_NOFILE`).
  public var openFiles: Int
  /// The most bytes of one file that an extension writes (`RLIMIT_FSIZE`).
  public var fileBytes: Int
  /// The most bytes of an app's container, app groups and scratch folder together.
  public var appBytes: Int
  /// The most files and folders in them.
  public var appItems: Int
  /// The most folders inside each other in them.
  public var appDepth: Int
  /// Seconds between two measurements of these folders while an extension runs.
  public var storageInterval: Double
  /// With fewer bytes free on the data folder's disk, extensions cannot write.
  public var freeBytes: Int
  /// The most that painting one display list may cost, in nanoseconds of the painter's cost model.
  public var paintCost: Double
  /// The longest time that one picture may take, in seconds.
  public var paintDeadline: Double
  /// The most pictures of one device that are painted at the same time, each in a process of its own.
  public var paintProcesses: Int
  /// The most painter processes that exist, working and idle.
  public var paintProcessesKept: Int
  /// The most bytes of private writable memory of one painter process (`RLIMIT_DATA`).
  public var paintProcessBytes: Int
  /// The most bytes of decoded images, with their files, that a process keeps for painting.
  public var paintImageBytes: Int
  /// How long a painter process may go on with a picture that is not needed or late, before it is killed, in seconds.
  public var paintGrace: Double
  /// How often a drawing may end its painter process before it is not tried again for a while.
  public var paintCrashes: Int
  /// How long such a drawing is not tried again, in seconds.
  public var paintCrashPause: Double
  /// The most pictures of one app that wait to be painted.
  public var paintQueue: Int
  /// The most taps on one app's widgets that wait or are performed.
  public var tapQueue: Int
  /// The most bytes of the file of a wallpaper.
  public var wallpaperBytes: Int
  /// The most pixels of a wallpaper's file; more are refused before they are decoded.
  public var wallpaperPixels: Int
  /// The most pixels of the longer side of a stored wallpaper; a larger one is scaled down.
  public var wallpaperSide: Int
}

extension Profiles {
  /// A host's default limits, from `Data/limits.json`.
  public static let limits: LimitsProfile = {
    let file: LimitsFile = embedded("limits.json")
    // A missing value is a programming error, like a file that does not decode.
    func value(_ name: String) -> Double {
      guard let limit = file.limits[name] else { preconditionFailure("Engine/Sources/Shared/AlmanacProfiles/Data/limits.json lacks \(name)") }
      return limit.value
    }
    func integer(_ name: String) -> Int { Int(value(name)) }
    return LimitsProfile(
      replyDeadline: value("replyDeadline"), replyDeadlineStretch: value("replyDeadlineStretch"),
      memoryGrowth: integer("memoryGrowth"), memoryBaseline: integer("memoryBaseline"), memoryInterval: value("memoryInterval"),
      memoryIntervalByGroup: value("memoryIntervalByGroup"), memoryOverhead: integer("memoryOverhead"),
      memoryOfAll: integer("memoryOfAll"), threads: integer("threads"), threadsOfAll: integer("threadsOfAll"), processors: value("processors"),
      processorWeight: integer("processorWeight"), replyBytes: integer("replyBytes"), errorNameBytes: integer("errorNameBytes"),
      messageBytes: integer("messageBytes"), diagnostics: integer("diagnostics"), previews: integer("previews"), kinds: integer("kinds"),
      nameBytes: integer("nameBytes"),
      textBytes: integer("textBytes"), descriptionBytes: integer("descriptionBytes"), options: integer("options"),
      optionBytes: integer("optionBytes"), relevances: integer("relevances"),
      optionValueBytes: integer("optionValueBytes"), optionImageBytes: integer("optionImageBytes"), optionImageSide: integer("optionImageSide"),
      optionsDeadline: value("optionsDeadline"), configurationBytes: integer("configurationBytes"),
      configurationDepth: integer("configurationDepth"), parameterCount: integer("parameterCount"), arrayElements: integer("arrayElements"),
      formNodes: integer("formNodes"), formDepth: integer("formDepth"), callBytes: integer("callBytes"),
      entryCount: integer("entryCount"),
      entryBytes: integer("entryBytes"), entryImageBytes: integer("entryImageBytes"), imagePixelArea: integer("imagePixelArea"),
      logLines: integer("logLines"), logLineBytes: integer("logLineBytes"), logLinesPerSecond: integer("logLinesPerSecond"),
      outputBytesPerSecond: integer("outputBytesPerSecond"), outputBurstBytes: integer("outputBurstBytes"),
      idleLetGo: value("idleLetGo"), suspendAfter: value("suspendAfter"), killWait: value("killWait"),
      endedHostWait: value("endedHostWait"), endedHostWaitMost: value("endedHostWaitMost"),
      concurrentExtensions: integer("concurrentExtensions"), slowRequest: value("slowRequest"),
      slowExtensions: integer("slowExtensions"), processorSeconds: integer("processorSeconds"), addressSpace: integer("addressSpace"),
      dataBytes: integer("dataBytes"), openFiles: integer("openFiles"), fileBytes: integer("fileBytes"), appBytes: integer("appBytes"),
      appItems: integer("appItems"), appDepth: integer("appDepth"), storageInterval: value("storageInterval"), freeBytes: integer("freeBytes"),
      paintCost: value("paintCost"), paintDeadline: value("paintDeadline"), paintProcesses: integer("paintProcesses"),
      paintProcessesKept: integer("paintProcessesKept"), paintProcessBytes: integer("paintProcessBytes"), paintImageBytes: integer("paintImageBytes"),
      paintGrace: value("paintGrace"), paintCrashes: integer("paintCrashes"), paintCrashPause: value("paintCrashPause"),
      paintQueue: integer("paintQueue"), tapQueue: integer("tapQueue"), wallpaperBytes: integer("wallpaperBytes"),
      wallpaperPixels: integer("wallpaperPixels"),
      wallpaperSide: integer("wallpaperSide"))
  }()
}

/// The format of `limits.json`.
private struct LimitsFile: Decodable {
  struct SourcedNumber: Decodable {
    let value: Double
    let unit: String
    let source: String
  }
  let limits: [String: SourcedNumber]
}
