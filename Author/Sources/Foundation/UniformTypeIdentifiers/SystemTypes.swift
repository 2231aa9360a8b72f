/// A type that the system declares (Apple's “System-declared uniform type identifiers”): the types that it conforms to, its file extensions and its
/// MIME types, the preferred one first.
struct SystemType {
  let identifier: String
  var parents: [String] = []
  var extensions: [String] = []
  var mimeTypes: [String] = []

  static let all = Dictionary(uniqueKeysWithValues: ordered.map { ($0.identifier, $0) })

  /// The types in Apple's order. If several types share an extension or a MIME type, the first one applies.
  static let ordered: [SystemType] = [
    SystemType(identifier: "public.item"),
    SystemType(identifier: "public.content"),
    SystemType(identifier: "public.composite-content", parents: ["public.content"]),
    SystemType(identifier: "public.disk-image", parents: ["public.archive"]),
    SystemType(identifier: "public.data", parents: ["public.item"]),
    SystemType(identifier: "public.directory", parents: ["public.item"]),
    SystemType(identifier: "com.apple.resolvable"),
    SystemType(identifier: "public.symlink", parents: ["public.item", "com.apple.resolvable"]),
    SystemType(identifier: "public.executable", parents: ["public.item"]),
    SystemType(identifier: "com.apple.mount-point", parents: ["public.item", "com.apple.resolvable"]),
    SystemType(identifier: "com.apple.alias-file", parents: ["public.data", "com.apple.resolvable"]),
    SystemType(identifier: "com.apple.bookmark", parents: ["public.data", "com.apple.resolvable"]),
    SystemType(identifier: "public.url", parents: ["public.data"]),
    SystemType(identifier: "public.file-url", parents: ["public.url"]),
    SystemType(identifier: "public.text", parents: ["public.data", "public.content"]),
    SystemType(identifier: "public.plain-text", parents: ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"]),
    SystemType(identifier: "public.utf8-plain-text", parents: ["public.plain-text"]),
    SystemType(identifier: "public.utf16-external-plain-text", parents: ["public.plain-text"]),
    SystemType(identifier: "public.utf16-plain-text", parents: ["public.plain-text"]),
    SystemType(identifier: "public.delimited-values-text", parents: ["public.text"]),
    SystemType(
      identifier: "public.comma-separated-values-text", parents: ["public.delimited-values-text"], extensions: ["csv"],
      mimeTypes: ["text/csv", "text/comma-separated-values"]),
    SystemType(
      identifier: "public.tab-separated-values-text", parents: ["public.delimited-values-text"], extensions: ["tsv"],
      mimeTypes: ["text/tab-separated-values"]),
    SystemType(identifier: "public.utf8-tab-separated-values-text", parents: ["public.tab-separated-values-text", "public.utf8-plain-text"]),
    SystemType(identifier: "public.rtf", parents: ["public.text"], extensions: ["rtf"], mimeTypes: ["text/rtf", "application/rtf"]),
    SystemType(identifier: "public.html", parents: ["public.text"], extensions: ["html", "htm", "shtml", "shtm"], mimeTypes: ["text/html"]),
    SystemType(identifier: "public.xml", parents: ["public.text"], extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"]),
    SystemType(identifier: "public.yaml", parents: ["public.text"], extensions: ["yaml", "yml"], mimeTypes: ["application/x-yaml"]),
    SystemType(identifier: "public.css", parents: ["public.text"], extensions: ["css"], mimeTypes: ["text/css"]),
    SystemType(identifier: "public.source-code", parents: ["public.plain-text"]),
    SystemType(identifier: "public.assembly-source", parents: ["public.source-code"], extensions: ["s"]),
    SystemType(identifier: "public.c-source", parents: ["public.source-code"], extensions: ["c"]),
    SystemType(identifier: "public.objective-c-source", parents: ["public.source-code"], extensions: ["m"]),
    SystemType(identifier: "public.swift-source", parents: ["public.source-code"], extensions: ["swift"]),
    SystemType(identifier: "public.c-plus-plus-source", parents: ["public.source-code"], extensions: ["cpp", "cp", "cxx", "cc", "c++"]),
    SystemType(identifier: "public.objective-c-plus-plus-source", parents: ["public.source-code"], extensions: ["mm"]),
    SystemType(identifier: "public.c-header", parents: ["public.source-code"], extensions: ["h"]),
    SystemType(identifier: "public.c-plus-plus-header", parents: ["public.source-code"], extensions: ["hpp", "hh", "h++", "hxx"]),
    SystemType(identifier: "public.script", parents: ["public.source-code"]),
    SystemType(identifier: "com.apple.applescript.text", parents: ["public.script"], extensions: ["applescript"], mimeTypes: ["text/x-applescript"]),
    SystemType(identifier: "com.apple.applescript.script", parents: ["public.data", "public.script"], extensions: ["scpt"]),
    SystemType(
      identifier: "com.apple.applescript.script-bundle", parents: ["com.apple.bundle", "com.apple.package", "public.script"], extensions: ["scptd"]),
    SystemType(
      identifier: "com.netscape.javascript-source", parents: ["public.executable", "public.source-code"],
      extensions: ["js", "mjs", "jscript", "javascript"], mimeTypes: ["text/javascript", "application/javascript"]),
    SystemType(identifier: "public.shell-script", parents: ["public.script"], extensions: ["sh", "command"], mimeTypes: ["text/x-sh"]),
    SystemType(identifier: "public.perl-script", parents: ["public.shell-script"], extensions: ["pl", "pm"], mimeTypes: ["text/x-perl-script"]),
    SystemType(identifier: "public.python-script", parents: ["public.shell-script"], extensions: ["py"], mimeTypes: ["text/x-python-script"]),
    SystemType(identifier: "public.ruby-script", parents: ["public.shell-script"], extensions: ["rb", "rbw"], mimeTypes: ["text/x-ruby-script"]),
    SystemType(
      identifier: "public.php-script", parents: ["public.shell-script"], extensions: ["php", "php3", "php4", "ph3", "ph4", "phtml"],
      mimeTypes: ["text/php", "application/php"]),
    SystemType(identifier: "public.make-source", parents: ["public.script"], extensions: ["mk", "mak"]),
    SystemType(identifier: "public.json", parents: ["public.text"], extensions: ["json"], mimeTypes: ["application/json"]),
    SystemType(identifier: "com.apple.property-list", parents: ["public.data"], extensions: ["plist"], mimeTypes: ["application/x-plist"]),
    SystemType(identifier: "com.apple.xml-property-list", parents: ["public.xml", "com.apple.property-list"]),
    SystemType(identifier: "com.apple.binary-property-list", parents: ["com.apple.property-list"]),
    SystemType(
      identifier: "com.adobe.pdf", parents: ["public.data", "public.composite-content"], extensions: ["pdf"], mimeTypes: ["application/pdf"]),
    SystemType(identifier: "com.apple.rtfd", parents: ["public.composite-content", "com.apple.package"], extensions: ["rtfd"]),
    SystemType(identifier: "com.apple.flat-rtfd", parents: ["public.data", "public.composite-content"]),
    SystemType(
      identifier: "com.apple.webarchive", parents: ["public.data", "public.composite-content"], extensions: ["webarchive"],
      mimeTypes: ["application/x-webarchive"]),
    SystemType(identifier: "public.image", parents: ["public.data", "public.content"]),
    SystemType(identifier: "public.jpeg", parents: ["public.image"], extensions: ["jpeg", "jpg", "jpe"], mimeTypes: ["image/jpeg", "image/jpg"]),
    SystemType(identifier: "public.tiff", parents: ["public.image"], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"]),
    SystemType(identifier: "com.compuserve.gif", parents: ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"]),
    SystemType(identifier: "public.png", parents: ["public.image"], extensions: ["png"], mimeTypes: ["image/png"]),
    SystemType(identifier: "com.apple.icns", parents: ["public.image"], extensions: ["icns"]),
    SystemType(identifier: "com.microsoft.bmp", parents: ["public.image"], extensions: ["bmp", "dib"], mimeTypes: ["image/bmp"]),
    SystemType(identifier: "com.microsoft.ico", parents: ["public.image"], extensions: ["ico"], mimeTypes: ["image/vnd.microsoft.icon"]),
    SystemType(identifier: "public.camera-raw-image", parents: ["public.image"]),
    SystemType(identifier: "com.adobe.raw-image", parents: ["public.camera-raw-image"], extensions: ["dng"], mimeTypes: ["image/x-adobe-dng"]),
    SystemType(identifier: "public.svg-image", parents: ["public.image", "public.xml"], extensions: ["svg", "svgz"], mimeTypes: ["image/svg+xml"]),
    SystemType(identifier: "com.apple.live-photo"),
    SystemType(identifier: "public.heif", parents: ["public.heif-standard"], extensions: ["heif"], mimeTypes: ["image/heif"]),
    SystemType(identifier: "public.heic", parents: ["public.heif-standard"], extensions: ["heic"], mimeTypes: ["image/heic"]),
    SystemType(identifier: "public.heics", parents: ["public.heif-standard"], extensions: ["heics"], mimeTypes: ["image/heic-sequence"]),
    SystemType(identifier: "org.webmproject.webp", parents: ["public.image"], extensions: ["webp"], mimeTypes: ["image/webp"]),
    SystemType(identifier: "com.ilm.openexr-image", parents: ["public.image"], extensions: ["exr"]),
    SystemType(identifier: "public.jpeg-xl", parents: ["public.image"], extensions: ["jxl"], mimeTypes: ["image/jxl"]),
    SystemType(identifier: "public.3d-content", parents: ["public.content"]),
    SystemType(identifier: "com.pixar.universal-scene-description", parents: ["public.3d-content", "public.data"], extensions: ["usd"]),
    SystemType(
      identifier: "com.pixar.universal-scene-description-mobile", parents: ["public.3d-content", "public.data"], extensions: ["usdz"],
      mimeTypes: ["model/vnd.usdz+zip"]),
    SystemType(identifier: "com.apple.reality", parents: ["public.data"], extensions: ["reality"], mimeTypes: ["model/vnd.reality"]),
    SystemType(identifier: "com.apple.scenekit.scene", parents: ["public.3d-content"], extensions: ["scn"]),
    SystemType(identifier: "com.apple.arobject", parents: ["public.data"], extensions: ["arobject"]),
    SystemType(identifier: "public.audiovisual-content", parents: ["public.data", "public.content"]),
    SystemType(identifier: "public.movie", parents: ["public.audiovisual-content"]),
    SystemType(identifier: "public.video", parents: ["public.movie"]),
    SystemType(identifier: "public.audio", parents: ["public.audiovisual-content"]),
    SystemType(identifier: "com.apple.quicktime-movie", parents: ["public.movie"], extensions: ["mov", "qt"], mimeTypes: ["video/quicktime"]),
    SystemType(identifier: "public.mpeg", parents: ["public.movie"], extensions: ["mpg", "mpeg", "mpe", "m75", "m15"], mimeTypes: ["video/mpeg"]),
    SystemType(identifier: "public.mpeg-2-video", parents: ["public.video"], extensions: ["m2v"], mimeTypes: ["video/mpeg2"]),
    SystemType(identifier: "public.mpeg-2-transport-stream", parents: ["public.movie"], extensions: ["ts"], mimeTypes: ["video/mp2t"]),
    SystemType(identifier: "public.mp3", parents: ["public.audio"], extensions: ["mp3", "mpga"], mimeTypes: ["audio/mpeg", "audio/mp3"]),
    SystemType(identifier: "public.mpeg-4", parents: ["public.movie"], extensions: ["mp4", "mpg4"], mimeTypes: ["video/mp4"]),
    SystemType(
      identifier: "public.mpeg-4-audio", parents: ["public.mpeg-4", "public.audio"], extensions: ["mp4", "mpg4"], mimeTypes: ["audio/mp4"]),
    SystemType(identifier: "com.apple.protected-mpeg-4-audio", parents: ["public.audio"], extensions: ["m4p"]),
    SystemType(identifier: "com.apple.protected-mpeg-4-video", parents: ["com.apple.m4v-video"], extensions: ["m4v"]),
    SystemType(identifier: "public.avi", parents: ["public.movie"], extensions: ["avi", "vfw"], mimeTypes: ["video/avi", "video/x-msvideo"]),
    SystemType(identifier: "public.aiff-audio", parents: ["public.audio"], extensions: ["aiff", "aif"], mimeTypes: ["audio/aiff", "audio/x-aiff"]),
    SystemType(
      identifier: "com.microsoft.waveform-audio", parents: ["public.audio"], extensions: ["wav", "wave", "bwf"],
      mimeTypes: ["audio/wav", "audio/vnd.wave"]),
    SystemType(identifier: "public.midi-audio", parents: ["public.audio"], extensions: ["midi", "mid", "smf", "kar"], mimeTypes: ["audio/midi"]),
    SystemType(identifier: "public.playlist"),
    SystemType(
      identifier: "public.m3u-playlist", parents: ["public.text", "public.playlist"], extensions: ["m3u", "m3u8"], mimeTypes: ["audio/mpegurl"]),
    SystemType(identifier: "public.folder", parents: ["public.directory"]),
    SystemType(identifier: "public.volume", parents: ["public.folder"]),
    SystemType(identifier: "com.apple.package", parents: ["public.directory"]),
    SystemType(identifier: "com.apple.bundle", parents: ["public.directory"], extensions: ["bundle"]),
    SystemType(identifier: "com.apple.plugin", parents: ["com.apple.bundle", "com.apple.package"], extensions: ["plugin"]),
    SystemType(identifier: "com.apple.metadata-importer", parents: ["com.apple.plugin"], extensions: ["mdimporter"]),
    SystemType(identifier: "com.apple.quicklook-generator", parents: ["com.apple.plugin"], extensions: ["qlgenerator"]),
    SystemType(identifier: "com.apple.xpc-service", parents: ["com.apple.bundle", "com.apple.package"], extensions: ["xpc"]),
    SystemType(identifier: "com.apple.framework", parents: ["com.apple.bundle"], extensions: ["framework"]),
    SystemType(identifier: "com.apple.application", parents: ["public.executable"]),
    SystemType(
      identifier: "com.apple.application-bundle", parents: ["com.apple.application", "com.apple.bundle", "com.apple.package"], extensions: ["app"]),
    SystemType(identifier: "com.apple.application-and-system-extension", parents: ["com.apple.xpc-service"], extensions: ["appex"]),
    SystemType(identifier: "public.unix-executable", parents: ["public.data", "public.executable"]),
    SystemType(
      identifier: "com.microsoft.windows-executable", parents: ["public.data", "public.executable"], extensions: ["exe"],
      mimeTypes: ["application/x-msdownload"]),
    SystemType(identifier: "com.apple.systempreference.prefpane", parents: ["com.apple.bundle", "com.apple.package"], extensions: ["prefpane"]),
    SystemType(identifier: "public.archive", parents: ["public.data"]),
    SystemType(
      identifier: "org.gnu.gnu-zip-archive", parents: ["public.archive"], extensions: ["gz", "gzip"],
      mimeTypes: ["application/x-gzip", "application/gzip"]),
    SystemType(identifier: "public.bzip2-archive", parents: ["public.archive"], extensions: ["bz2", "bzip2"], mimeTypes: ["application/x-bzip2"]),
    SystemType(identifier: "public.zip-archive", parents: ["public.archive"], extensions: ["zip"], mimeTypes: ["application/zip"]),
    SystemType(identifier: "com.apple.archive", parents: ["public.archive"], extensions: ["aar"]),
    SystemType(identifier: "public.tar-archive", parents: ["public.archive"], extensions: ["tar"], mimeTypes: ["application/x-tar"]),
    SystemType(identifier: "public.spreadsheet", parents: ["public.content"]),
    SystemType(identifier: "public.presentation", parents: ["public.composite-content"]),
    SystemType(identifier: "public.database", parents: ["public.data"]),
    SystemType(identifier: "public.message"),
    SystemType(identifier: "public.contact"),
    SystemType(
      identifier: "public.vcard", parents: ["public.text", "public.contact"], extensions: ["vcf", "vcard"], mimeTypes: ["text/vcard", "text/x-vcard"]),
    SystemType(identifier: "public.to-do-item"),
    SystemType(identifier: "public.calendar-event"),
    SystemType(identifier: "public.email-message", parents: ["public.message"]),
    SystemType(identifier: "com.apple.internet-location", parents: ["public.data"]),
    SystemType(identifier: "com.microsoft.internet-shortcut", parents: ["public.data"], extensions: ["url"]),
    SystemType(identifier: "public.font", parents: ["public.data"]),
    SystemType(identifier: "public.bookmark", parents: ["public.data"]),
    SystemType(identifier: "com.rsa.pkcs-12", parents: ["public.data"], extensions: ["p12", "pfx"], mimeTypes: ["application/x-pkcs12"]),
    SystemType(
      identifier: "public.x509-certificate", parents: ["public.data"], extensions: ["cer", "crt", "der"], mimeTypes: ["application/x-x509-ca-cert"]),
    SystemType(
      identifier: "org.idpf.epub-container", parents: ["public.data", "public.composite-content"], extensions: ["epub"],
      mimeTypes: ["application/epub+zip"]),
    SystemType(identifier: "public.log", parents: ["public.plain-text"], extensions: ["log"]),
    SystemType(identifier: "com.apple.haptics.ahap", parents: ["public.json"], extensions: ["ahap"]),
    SystemType(identifier: "public.geojson", parents: ["public.json"], extensions: ["geojson"], mimeTypes: ["application/geo+json"]),
    SystemType(identifier: "com.apple.linkpresentation.metadata", parents: ["public.data"]),
    SystemType(identifier: "public.heif-standard", parents: ["public.image"]),
    SystemType(identifier: "com.apple.m4v-video", parents: ["public.movie"], extensions: ["m4v"], mimeTypes: ["video/x-m4v"]),
    SystemType(identifier: "com.apple.m4a-audio", parents: ["public.audio"], extensions: ["m4a"], mimeTypes: ["audio/x-m4a"]),
    SystemType(
      identifier: "com.apple.ical.ics", parents: ["public.text", "public.calendar-event"], extensions: ["ics"], mimeTypes: ["text/calendar"]),
  ]
}

extension UTType {
  public static let item = UTType(declared: "public.item")
  public static let content = UTType(declared: "public.content")
  public static let compositeContent = UTType(declared: "public.composite-content")
  public static let diskImage = UTType(declared: "public.disk-image")
  public static let data = UTType(declared: "public.data")
  public static let directory = UTType(declared: "public.directory")
  public static let resolvable = UTType(declared: "com.apple.resolvable")
  public static let symbolicLink = UTType(declared: "public.symlink")
  public static let executable = UTType(declared: "public.executable")
  public static let mountPoint = UTType(declared: "com.apple.mount-point")
  public static let aliasFile = UTType(declared: "com.apple.alias-file")
  public static let urlBookmarkData = UTType(declared: "com.apple.bookmark")
  public static let url = UTType(declared: "public.url")
  public static let fileURL = UTType(declared: "public.file-url")
  public static let text = UTType(declared: "public.text")
  public static let plainText = UTType(declared: "public.plain-text")
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
  public static let utf16ExternalPlainText = UTType(declared: "public.utf16-external-plain-text")
  public static let utf16PlainText = UTType(declared: "public.utf16-plain-text")
  public static let delimitedText = UTType(declared: "public.delimited-values-text")
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
  public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
  public static let utf8TabSeparatedText = UTType(declared: "public.utf8-tab-separated-values-text")
  public static let rtf = UTType(declared: "public.rtf")
  public static let html = UTType(declared: "public.html")
  public static let xml = UTType(declared: "public.xml")
  public static let yaml = UTType(declared: "public.yaml")
  public static let css = UTType(declared: "public.css")
  public static let sourceCode = UTType(declared: "public.source-code")
  public static let assemblyLanguageSource = UTType(declared: "public.assembly-source")
  public static let cSource = UTType(declared: "public.c-source")
  public static let objectiveCSource = UTType(declared: "public.objective-c-source")
  public static let swiftSource = UTType(declared: "public.swift-source")
  public static let cPlusPlusSource = UTType(declared: "public.c-plus-plus-source")
  public static let objectiveCPlusPlusSource = UTType(declared: "public.objective-c-plus-plus-source")
  public static let cHeader = UTType(declared: "public.c-header")
  public static let cPlusPlusHeader = UTType(declared: "public.c-plus-plus-header")
  public static let script = UTType(declared: "public.script")
  public static let appleScript = UTType(declared: "com.apple.applescript.text")
  public static let osaScript = UTType(declared: "com.apple.applescript.script")
  public static let osaScriptBundle = UTType(declared: "com.apple.applescript.script-bundle")
  public static let javaScript = UTType(declared: "com.netscape.javascript-source")
  public static let shellScript = UTType(declared: "public.shell-script")
  public static let perlScript = UTType(declared: "public.perl-script")
  public static let pythonScript = UTType(declared: "public.python-script")
  public static let rubyScript = UTType(declared: "public.ruby-script")
  public static let phpScript = UTType(declared: "public.php-script")
  public static let makefile = UTType(declared: "public.make-source")
  public static let json = UTType(declared: "public.json")
  public static let propertyList = UTType(declared: "com.apple.property-list")
  public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")
  public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list")
  public static let pdf = UTType(declared: "com.adobe.pdf")
  public static let rtfd = UTType(declared: "com.apple.rtfd")
  public static let flatRTFD = UTType(declared: "com.apple.flat-rtfd")
  public static let webArchive = UTType(declared: "com.apple.webarchive")
  public static let image = UTType(declared: "public.image")
  public static let jpeg = UTType(declared: "public.jpeg")
  public static let tiff = UTType(declared: "public.tiff")
  public static let gif = UTType(declared: "com.compuserve.gif")
  public static let png = UTType(declared: "public.png")
  public static let icns = UTType(declared: "com.apple.icns")
  public static let bmp = UTType(declared: "com.microsoft.bmp")
  public static let ico = UTType(declared: "com.microsoft.ico")
  public static let rawImage = UTType(declared: "public.camera-raw-image")
  public static let dng = UTType(declared: "com.adobe.raw-image")
  public static let svg = UTType(declared: "public.svg-image")
  public static let livePhoto = UTType(declared: "com.apple.live-photo")
  public static let heif = UTType(declared: "public.heif")
  public static let heic = UTType(declared: "public.heic")
  public static let heics = UTType(declared: "public.heics")
  public static let webP = UTType(declared: "org.webmproject.webp")
  public static let exr = UTType(declared: "com.ilm.openexr-image")
  public static let jpegxl = UTType(declared: "public.jpeg-xl")
  public static let threeDContent = UTType(declared: "public.3d-content")
  public static let usd = UTType(declared: "com.pixar.universal-scene-description")
  public static let usdz = UTType(declared: "com.pixar.universal-scene-description-mobile")
  public static let realityFile = UTType(declared: "com.apple.reality")
  public static let sceneKitScene = UTType(declared: "com.apple.scenekit.scene")
  public static let arReferenceObject = UTType(declared: "com.apple.arobject")
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
  public static let movie = UTType(declared: "public.movie")
  public static let video = UTType(declared: "public.video")
  public static let audio = UTType(declared: "public.audio")
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
  public static let mpeg = UTType(declared: "public.mpeg")
  public static let mpeg2Video = UTType(declared: "public.mpeg-2-video")
  public static let mpeg2TransportStream = UTType(declared: "public.mpeg-2-transport-stream")
  public static let mp3 = UTType(declared: "public.mp3")
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
  public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
  public static let appleProtectedMPEG4Audio = UTType(declared: "com.apple.protected-mpeg-4-audio")
  public static let appleProtectedMPEG4Video = UTType(declared: "com.apple.protected-mpeg-4-video")
  public static let avi = UTType(declared: "public.avi")
  public static let aiff = UTType(declared: "public.aiff-audio")
  public static let wav = UTType(declared: "com.microsoft.waveform-audio")
  public static let midi = UTType(declared: "public.midi-audio")
  public static let playlist = UTType(declared: "public.playlist")
  public static let m3uPlaylist = UTType(declared: "public.m3u-playlist")
  public static let folder = UTType(declared: "public.folder")
  public static let volume = UTType(declared: "public.volume")
  public static let package = UTType(declared: "com.apple.package")
  public static let bundle = UTType(declared: "com.apple.bundle")
  public static let pluginBundle = UTType(declared: "com.apple.plugin")
  public static let spotlightImporter = UTType(declared: "com.apple.metadata-importer")
  public static let quickLookGenerator = UTType(declared: "com.apple.quicklook-generator")
  public static let xpcService = UTType(declared: "com.apple.xpc-service")
  public static let framework = UTType(declared: "com.apple.framework")
  public static let application = UTType(declared: "com.apple.application")
  public static let applicationBundle = UTType(declared: "com.apple.application-bundle")
  public static let applicationExtension = UTType(declared: "com.apple.application-and-system-extension")
  public static let unixExecutable = UTType(declared: "public.unix-executable")
  public static let exe = UTType(declared: "com.microsoft.windows-executable")
  public static let systemPreferencesPane = UTType(declared: "com.apple.systempreference.prefpane")
  public static let archive = UTType(declared: "public.archive")
  public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
  public static let bz2 = UTType(declared: "public.bzip2-archive")
  public static let zip = UTType(declared: "public.zip-archive")
  public static let appleArchive = UTType(declared: "com.apple.archive")
  public static let tarArchive = UTType(declared: "public.tar-archive")
  public static let spreadsheet = UTType(declared: "public.spreadsheet")
  public static let presentation = UTType(declared: "public.presentation")
  public static let database = UTType(declared: "public.database")
  public static let message = UTType(declared: "public.message")
  public static let contact = UTType(declared: "public.contact")
  public static let vCard = UTType(declared: "public.vcard")
  public static let toDoItem = UTType(declared: "public.to-do-item")
  public static let calendarEvent = UTType(declared: "public.calendar-event")
  public static let emailMessage = UTType(declared: "public.email-message")
  public static let internetLocation = UTType(declared: "com.apple.internet-location")
  public static let internetShortcut = UTType(declared: "com.microsoft.internet-shortcut")
  public static let font = UTType(declared: "public.font")
  public static let bookmark = UTType(declared: "public.bookmark")
  public static let pkcs12 = UTType(declared: "com.rsa.pkcs-12")
  public static let x509Certificate = UTType(declared: "public.x509-certificate")
  public static let epub = UTType(declared: "org.idpf.epub-container")
  public static let log = UTType(declared: "public.log")
  public static let ahap = UTType(declared: "com.apple.haptics.ahap")
  public static let geoJSON = UTType(declared: "public.geojson")
  public static let linkPresentationMetadata = UTType(declared: "com.apple.linkpresentation.metadata")
}
