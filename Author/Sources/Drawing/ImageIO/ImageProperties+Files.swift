// Keys of the dictionaries for files: GPS, TIFF, animations and file formats.

// GPS
public var kCGImagePropertyGPSAltitude: CFString { "Altitude" }
public var kCGImagePropertyGPSAltitudeRef: CFString { "AltitudeRef" }
public var kCGImagePropertyGPSAreaInformation: CFString { "AreaInformation" }
public var kCGImagePropertyGPSDOP: CFString { "DOP" }
public var kCGImagePropertyGPSDateStamp: CFString { "DateStamp" }
public var kCGImagePropertyGPSDestBearing: CFString { "DestBearing" }
public var kCGImagePropertyGPSDestBearingRef: CFString { "DestBearingRef" }
public var kCGImagePropertyGPSDestDistance: CFString { "DestDistance" }
public var kCGImagePropertyGPSDestDistanceRef: CFString { "DestDistanceRef" }
public var kCGImagePropertyGPSDestLatitude: CFString { "DestLatitude" }
public var kCGImagePropertyGPSDestLatitudeRef: CFString { "DestLatitudeRef" }
public var kCGImagePropertyGPSDestLongitude: CFString { "DestLongitude" }
public var kCGImagePropertyGPSDestLongitudeRef: CFString { "DestLongitudeRef" }
public var kCGImagePropertyGPSDifferental: CFString { "Differential" }
public var kCGImagePropertyGPSHPositioningError: CFString { "HPositioningError" }
public var kCGImagePropertyGPSImgDirection: CFString { "ImgDirection" }
public var kCGImagePropertyGPSImgDirectionRef: CFString { "ImgDirectionRef" }
public var kCGImagePropertyGPSLatitude: CFString { "Latitude" }
public var kCGImagePropertyGPSLatitudeRef: CFString { "LatitudeRef" }
public var kCGImagePropertyGPSLongitude: CFString { "Longitude" }
public var kCGImagePropertyGPSLongitudeRef: CFString { "LongitudeRef" }
public var kCGImagePropertyGPSMapDatum: CFString { "MapDatum" }
public var kCGImagePropertyGPSMeasureMode: CFString { "MeasureMode" }
public var kCGImagePropertyGPSProcessingMethod: CFString { "ProcessingMethod" }
public var kCGImagePropertyGPSSatellites: CFString { "Satellites" }
public var kCGImagePropertyGPSSpeed: CFString { "Speed" }
public var kCGImagePropertyGPSSpeedRef: CFString { "SpeedRef" }
public var kCGImagePropertyGPSStatus: CFString { "Status" }
public var kCGImagePropertyGPSTimeStamp: CFString { "TimeStamp" }
public var kCGImagePropertyGPSTrack: CFString { "Track" }
public var kCGImagePropertyGPSTrackRef: CFString { "TrackRef" }
public var kCGImagePropertyGPSVersion: CFString { "GPSVersion" }

// TIFF
public var kCGImagePropertyTIFFArtist: CFString { "Artist" }
public var kCGImagePropertyTIFFCompression: CFString { "Compression" }
public var kCGImagePropertyTIFFCopyright: CFString { "Copyright" }
public var kCGImagePropertyTIFFDateTime: CFString { "DateTime" }
public var kCGImagePropertyTIFFDocumentName: CFString { "DocumentName" }
public var kCGImagePropertyTIFFHostComputer: CFString { "HostComputer" }
public var kCGImagePropertyTIFFImageDescription: CFString { "ImageDescription" }
public var kCGImagePropertyTIFFMake: CFString { "Make" }
public var kCGImagePropertyTIFFModel: CFString { "Model" }
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" }
public var kCGImagePropertyTIFFPhotometricInterpretation: CFString { "PhotometricInterpretation" }
public var kCGImagePropertyTIFFPrimaryChromaticities: CFString { "PrimaryChromaticities" }
public var kCGImagePropertyTIFFResolutionUnit: CFString { "ResolutionUnit" }
public var kCGImagePropertyTIFFSoftware: CFString { "Software" }
public var kCGImagePropertyTIFFTileLength: CFString { "TileLength" }
public var kCGImagePropertyTIFFTileWidth: CFString { "TileWidth" }
public var kCGImagePropertyTIFFTransferFunction: CFString { "TransferFunction" }
public var kCGImagePropertyTIFFWhitePoint: CFString { "WhitePoint" }
public var kCGImagePropertyTIFFXPosition: CFString { "XPosition" }
public var kCGImagePropertyTIFFXResolution: CFString { "XResolution" }
public var kCGImagePropertyTIFFYPosition: CFString { "YPosition" }
public var kCGImagePropertyTIFFYResolution: CFString { "YResolution" }

// GIF
public var kCGImagePropertyGIFCanvasPixelHeight: CFString { "CanvasPixelHeight" }
public var kCGImagePropertyGIFCanvasPixelWidth: CFString { "CanvasPixelWidth" }
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyGIFFrameInfoArray: CFString { "FrameInfo" }
public var kCGImagePropertyGIFHasGlobalColorMap: CFString { "HasGlobalColorMap" }
public var kCGImagePropertyGIFImageColorMap: CFString { "ImageColorMap" }
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }

// PNG
public var kCGImagePropertyPNGAuthor: CFString { "Author" }
public var kCGImagePropertyPNGChromaticities: CFString { "Chromaticities" }
public var kCGImagePropertyPNGComment: CFString { "Comment" }
public var kCGImagePropertyPNGCompressionFilter: CFString { "CompressionFilter" }
public var kCGImagePropertyPNGCopyright: CFString { "Copyright" }
public var kCGImagePropertyPNGCreationTime: CFString { "CreationTime" }
public var kCGImagePropertyPNGDescription: CFString { "Description" }
public var kCGImagePropertyPNGDisclaimer: CFString { "Disclaimer" }
public var kCGImagePropertyPNGGamma: CFString { "Gamma" }
public var kCGImagePropertyPNGInterlaceType: CFString { "InterlaceType" }
public var kCGImagePropertyPNGModificationTime: CFString { "ModificationTime" }
public var kCGImagePropertyPNGPixelsAspectRatio: CFString { "PixelsAspectRatio" }
public var kCGImagePropertyPNGSoftware: CFString { "Software" }
public var kCGImagePropertyPNGSource: CFString { "Source" }
public var kCGImagePropertyPNGTitle: CFString { "Title" }
public var kCGImagePropertyPNGTransparency: CFString { "Transparency" }
public var kCGImagePropertyPNGWarning: CFString { "Warning" }
public var kCGImagePropertyPNGXPixelsPerMeter: CFString { "XPixelsPerMeter" }
public var kCGImagePropertyPNGYPixelsPerMeter: CFString { "YPixelsPerMeter" }
public var kCGImagePropertyPNGsRGBIntent: CFString { "sRGBIntent" }

// Animated PNG
public var kCGImagePropertyAPNGCanvasPixelHeight: CFString { "CanvasPixelHeight" }
public var kCGImagePropertyAPNGCanvasPixelWidth: CFString { "CanvasPixelWidth" }
public var kCGImagePropertyAPNGDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyAPNGFrameInfoArray: CFString { "FrameInfo" }
public var kCGImagePropertyAPNGLoopCount: CFString { "LoopCount" }
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { "UnclampedDelayTime" }

// HEIF sequences
public var kCGImagePropertyHEICSCanvasPixelHeight: CFString { "CanvasPixelHeight" }
public var kCGImagePropertyHEICSCanvasPixelWidth: CFString { "CanvasPixelWidth" }
public var kCGImagePropertyHEICSDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyHEICSFrameInfoArray: CFString { "FrameInfo" }
public var kCGImagePropertyHEICSLoopCount: CFString { "LoopCount" }
public var kCGImagePropertyHEICSUnclampedDelayTime: CFString { "UnclampedDelayTime" }

// WebP
public var kCGImagePropertyWebPCanvasPixelHeight: CFString { "CanvasPixelHeight" }
public var kCGImagePropertyWebPCanvasPixelWidth: CFString { "CanvasPixelWidth" }
public var kCGImagePropertyWebPDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyWebPFrameInfoArray: CFString { "FrameInfo" }
public var kCGImagePropertyWebPLoopCount: CFString { "LoopCount" }
public var kCGImagePropertyWebPUnclampedDelayTime: CFString { "UnclampedDelayTime" }

// JFIF
public var kCGImagePropertyJFIFDensityUnit: CFString { "DensityUnit" }
public var kCGImagePropertyJFIFIsProgressive: CFString { "IsProgressive" }
public var kCGImagePropertyJFIFXDensity: CFString { "XDensity" }
public var kCGImagePropertyJFIFYDensity: CFString { "YDensity" }

// Version
public var kCGImagePropertyJFIFVersion: CFString { "JFIFVersion" }

// Photoshop
public var kCGImageProperty8BIMLayerNames: CFString { "LayerNames" }
public var kCGImageProperty8BIMVersion: CFString { "Version" }
