@_exported import FoundationCompat
@_exported import UniformTypeIdentifiers

// The names of types before UniformTypeIdentifiers. Unsafe: immutable strings, which every thread may read.

public nonisolated(unsafe) let kUTTypeItem: CFString = "public.item"
public nonisolated(unsafe) let kUTTypeContent: CFString = "public.content"
public nonisolated(unsafe) let kUTTypeData: CFString = "public.data"
public nonisolated(unsafe) let kUTTypeText: CFString = "public.text"
public nonisolated(unsafe) let kUTTypePlainText: CFString = "public.plain-text"
public nonisolated(unsafe) let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
public nonisolated(unsafe) let kUTTypeHTML: CFString = "public.html"
public nonisolated(unsafe) let kUTTypeURL: CFString = "public.url"
public nonisolated(unsafe) let kUTTypeFileURL: CFString = "public.file-url"
public nonisolated(unsafe) let kUTTypeImage: CFString = "public.image"
public nonisolated(unsafe) let kUTTypeJPEG: CFString = "public.jpeg"
public nonisolated(unsafe) let kUTTypePNG: CFString = "public.png"
public nonisolated(unsafe) let kUTTypeGIF: CFString = "com.compuserve.gif"
public nonisolated(unsafe) let kUTTypePDF: CFString = "com.adobe.pdf"
public nonisolated(unsafe) let kUTTypeMovie: CFString = "public.movie"
public nonisolated(unsafe) let kUTTypeAudio: CFString = "public.audio"
public nonisolated(unsafe) let kUTTypeFolder: CFString = "public.folder"
public nonisolated(unsafe) let kUTTypePropertyList: CFString = "com.apple.property-list"
public nonisolated(unsafe) let kUTTypeJSON: CFString = "public.json"
public nonisolated(unsafe) let kUTTagClassMIMEType: CFString = "public.mime-type"
public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
