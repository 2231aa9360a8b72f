// Media types and codecs.

public let kCMMediaType_Video: CMMediaType = 0x7669_6465
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
public let kCMMediaType_Muxed: CMMediaType = 0x6D75_7878
public let kCMMediaType_Text: CMMediaType = 0x7465_7874
public let kCMMediaType_ClosedCaption: CMMediaType = 0x636C_6370
public let kCMMediaType_Subtitle: CMMediaType = 0x7362_746C
public let kCMMediaType_TimeCode: CMMediaType = 0x746D_6364
public let kCMMediaType_Metadata: CMMediaType = 0x6D65_7461
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
public let kCMVideoCodecType_HEVCWithAlpha: CMVideoCodecType = 0x6D75_7861
public let kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6A70_6567
public let kCMVideoCodecType_MPEG4Video: CMVideoCodecType = 0x6D70_3476
public let kCMVideoCodecType_VP9: CMVideoCodecType = 0x7670_3039
public let kCMVideoCodecType_AV1: CMVideoCodecType = 0x6176_3031
public let kCMVideoCodecType_AppleProRes422: CMVideoCodecType = 0x6170_636E
public let kCMVideoCodecType_AppleProRes422HQ: CMVideoCodecType = 0x6170_6368
public let kCMVideoCodecType_AppleProRes422LT: CMVideoCodecType = 0x6170_6373
public let kCMVideoCodecType_AppleProRes422Proxy: CMVideoCodecType = 0x6170_636F
public let kCMVideoCodecType_AppleProRes4444: CMVideoCodecType = 0x6170_3468
public let kCMVideoCodecType_DolbyVisionHEVC: CMVideoCodecType = 0x6476_6831
public let kCMMetadataFormatType_Boxed: CMMetadataFormatType = 0x6D65_6278
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

// Keys for tracks' metadata.
public var kCMMetadataFormatDescriptionMetadataSpecificationKey_Identifier: CFString { "MetadataIdentifier" }
public var kCMMetadataFormatDescriptionMetadataSpecificationKey_DataType: CFString { "MetadataDataType" }
public var kCMMetadataFormatDescriptionMetadataSpecificationKey_ExtendedLanguageTag: CFString { "MetadataExtendedLanguageTag" }
public var kCMMetadataFormatDescriptionMetadataSpecificationKey_StructuralDependency: CFString { "MetadataStructuralDependency" }
public var kCMMetadataFormatDescriptionMetadataSpecificationKey_SetupData: CFString { "MetadataSetupData" }
public var kCMMetadataBaseDataType_RawData: CFString { "com.apple.metadata.datatype.raw-data" }
public var kCMMetadataBaseDataType_UTF8: CFString { "com.apple.metadata.datatype.UTF-8" }
public var kCMMetadataBaseDataType_UTF16: CFString { "com.apple.metadata.datatype.UTF-16" }
public var kCMMetadataBaseDataType_GIF: CFString { "com.apple.metadata.datatype.GIF" }
public var kCMMetadataBaseDataType_JPEG: CFString { "com.apple.metadata.datatype.JPEG" }
public var kCMMetadataBaseDataType_PNG: CFString { "com.apple.metadata.datatype.PNG" }
public var kCMMetadataBaseDataType_BMP: CFString { "com.apple.metadata.datatype.BMP" }
public var kCMMetadataBaseDataType_JSON: CFString { "com.apple.metadata.datatype.JSON" }
public var kCMMetadataBaseDataType_Float32: CFString { "com.apple.metadata.datatype.float32" }
public var kCMMetadataBaseDataType_Float64: CFString { "com.apple.metadata.datatype.float64" }
public var kCMMetadataBaseDataType_SInt8: CFString { "com.apple.metadata.datatype.int8" }
public var kCMMetadataBaseDataType_SInt16: CFString { "com.apple.metadata.datatype.int16" }
public var kCMMetadataBaseDataType_SInt32: CFString { "com.apple.metadata.datatype.int32" }
public var kCMMetadataBaseDataType_SInt64: CFString { "com.apple.metadata.datatype.int64" }
public var kCMMetadataBaseDataType_UInt8: CFString { "com.apple.metadata.datatype.uint8" }
public var kCMMetadataBaseDataType_UInt16: CFString { "com.apple.metadata.datatype.uint16" }
public var kCMMetadataBaseDataType_UInt32: CFString { "com.apple.metadata.datatype.uint32" }
public var kCMMetadataBaseDataType_UInt64: CFString { "com.apple.metadata.datatype.uint64" }
public var kCMMetadataIdentifier_QuickTimeMetadataLocation_ISO6709: CFString { "mdta/com.apple.quicktime.location.ISO6709" }
