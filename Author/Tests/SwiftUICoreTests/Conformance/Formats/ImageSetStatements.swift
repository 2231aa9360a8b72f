import Statements
import SwiftUICore

@testable import SwiftUICore

extension Statement {
  private static let universal = #""idiom":"universal""#

  /// Variants of an image set and the devices, languages and appearances that they are for.
  static let imageIdioms: [Statement] = [
    Statement("A phone shows the variant for iphone, and not the universal one", FormatSource.imageSet, is: 1) {
      try await PictureSet.shown([universal, #""idiom":"iphone""#, #""idiom":"ipad""#])
    },
    Statement("A tablet shows the variant for ipad", FormatSource.imageSet, is: 2) {
      try await PictureSet.shown([universal, #""idiom":"iphone""#, #""idiom":"ipad""#], on: PictureSet.tablet)
    },
    Statement("A Mac shows the variant for mac", FormatSource.imageSet, is: 2) {
      try await PictureSet.shown([universal, #""idiom":"ipad""#, #""idiom":"mac""#], on: PictureSet.mac)
    },
    Statement("A watch shows the variant for watch", FormatSource.imageSet, is: 1) {
      try await PictureSet.shown([universal, #""idiom":"watch""#, #""idiom":"iphone""#], on: "watch-45mm")
    },
    Statement("A universal variant is for every device that has no own one", FormatSource.imageSet, is: [1, 1, 1]) {
      var numbers: [Int] = []
      for device in [PictureSet.phone, PictureSet.tablet, PictureSet.mac] {
        numbers.append(try await PictureSet.shown([#""idiom":"watch""#, universal], on: device))
      }
      return numbers
    },
    Statement("Variants for car, tv and vision are not for a phone", FormatSource.imageSet, is: 3) {
      try await PictureSet.shown([#""idiom":"car""#, #""idiom":"tv""#, #""idiom":"vision""#, universal])
    },
    Statement("The order of the entries does not choose the variant", FormatSource.contents, is: [0, 1]) {
      let (phone, all) = (#""idiom":"iphone""#, universal)
      return [try await PictureSet.shown([phone, all]), try await PictureSet.shown([all, phone])]
    },
    Statement("A device of the idiom shows its dark variant before the universal dark one", FormatSource.imageSet, is: 3) {
      let dark = PictureSet.appearances("dark")
      let all = [universal, universal + "," + dark, #""idiom":"ipad""#, #""idiom":"ipad","# + dark]
      return try await PictureSet.shown(all, on: PictureSet.tablet, PictureSet.dark)
    },
    Statement("The highest memory class of the device is shown, here of one with 8 GB", .apple("uikit/nsdataasset"), is: 2) {
      try await PictureSet.shown(["", #""memory":"1GB""#, #""memory":"4GB""#, #""memory":"3GB""#, #""memory":"2GB""#], on: "iphone-402x874")
    },
    Statement("A variant without a memory class is for devices with any memory", FormatSource.imageSet, is: 0) {
      try await PictureSet.shown([#""idiom":"universal""#, #""idiom":"mac","memory":"4GB""#])
    },
    Statement("The highest graphics features of the device are shown", .apple("uikit/nsdataasset"), is: 1) {
      let all = ["", #""graphics-feature-set":"metal3v1""#, #""graphics-feature-set":"metal1v2""#]
      return try await PictureSet.shown(all, on: "iphone-402x874")
    },
    Statement("A phone is compact in width and regular in height", FormatSource.imageSet, is: 1) {
      let other = #""width-class":"regular","height-class":"compact""#
      return try await PictureSet.shown(["", #""width-class":"compact","height-class":"regular""#, other])
    },
    Statement("A tablet is regular in width and height", FormatSource.imageSet, is: 2) {
      let all = ["", #""width-class":"compact""#, #""width-class":"regular","height-class":"regular""#]
      return try await PictureSet.shown(all, on: PictureSet.tablet)
    },
    Statement("A variant for one width class is for every height class", FormatSource.imageSet, is: [1, 0]) {
      let all = ["", #""width-class":"compact""#]
      return [try await PictureSet.shown(all), try await PictureSet.shown(all, on: PictureSet.tablet)]
    },
    Statement("A subtype names the height of a screen in pixels", FormatSource.imageSet, is: [1, 0]) {
      let all = ["", #""subtype":"736h""#]
      return [try await PictureSet.shown(all, on: "iphone-414x736"), try await PictureSet.shown(all)]
    },
    Statement("The subtype retina4 is a screen of 568 points", FormatSource.imageSet, is: [1, 0]) {
      let all = ["", #""subtype":"retina4""#]
      return [try await PictureSet.shown(all, on: "iphone-320x568"), try await PictureSet.shown(all, on: "iphone-375x667")]
    },
    Statement("A display with P3 shows the variant for P3", FormatSource.imageSet, is: 1) {
      try await PictureSet.shown([#""display-gamut":"sRGB""#, #""display-gamut":"display-P3""#])
    },
    Statement("A display with P3 shows the sRGB variant if there is no other", FormatSource.imageSet, is: 0) {
      try await PictureSet.shown([#""display-gamut":"sRGB""#])
    },
  ]

  private static let watches = ["", #""screen-width":"<=145""#, #""screen-width":">145""#, #""screen-width":">161""#, #""screen-width":">183""#]
  private static let ios: DocumentSource = .repository("brightdigit/AssetLib", "AppleWatchScreenWidth")

  static let imageScreens: [Statement] = [
    Statement("A screen width of >161 is a watch of 40 mm", ios, is: 3) { try await PictureSet.shown(watches, on: "watch-40mm") },
    Statement("A screen width of >183 is a watch of 44 mm", ios, is: 4) { try await PictureSet.shown(watches, on: "watch-44mm") },
    Statement("The variant for the widest screens that a watch exceeds is shown", FormatSource.imageSet, is: 2) {
      try await PictureSet.shown(Array(watches.prefix(3)), on: "watch-44mm")
    },
    Statement("A variant for narrower screens is not shown", FormatSource.imageSet, is: 0) {
      try await PictureSet.shown(Array(watches.prefix(2)), on: "watch-41mm")
    },
    Statement("A variant for the direction of the language is shown", FormatSource.imageSet, is: [0, 1]) {
      let both = [#""language-direction":"left-to-right""#, #""language-direction":"right-to-left""#]
      return [try await PictureSet.shown(both), try await PictureSet.shown(both, PictureSet.rightToLeft)]
    },
    Statement("A variant without a direction is shown in the direction that has no own one", FormatSource.imageSet, is: [0, 1]) {
      let all = ["", #""language-direction":"right-to-left""#]
      return [try await PictureSet.shown(all), try await PictureSet.shown(all, PictureSet.rightToLeft)]
    },
    Statement("In dark mode the dark variant is shown", .apple("xcode/adding-images-to-your-xcode-project"), is: [0, 1]) {
      let all = ["", PictureSet.appearances("dark")]
      return [try await PictureSet.shown(all), try await PictureSet.shown(all, PictureSet.dark)]
    },
    Statement("In light mode the light variant is shown, and the plain one is for neither", .talk(2019, 214), is: [1, 2]) {
      let all = ["", PictureSet.appearances("light"), PictureSet.appearances("dark")]
      return [try await PictureSet.shown(all), try await PictureSet.shown(all, PictureSet.dark)]
    },
    Statement("With increased contrast the variant for it is shown", .talk(2019, 214), is: [0, 1]) {
      let all = ["", PictureSet.appearances("high")]
      return [try await PictureSet.shown(all), try await PictureSet.shown(all, PictureSet.highContrast)]
    },
    Statement("A variant for two appearances needs both", .talk(2019, 214), is: [0, 0, 0, 1]) {
      let all = ["", PictureSet.appearances("dark", "high")]
      var numbers = [try await PictureSet.shown(all), try await PictureSet.shown(all, PictureSet.dark)]
      numbers.append(try await PictureSet.shown(all, PictureSet.highContrast))
      numbers.append(
        try await PictureSet.shown(all) {
          PictureSet.dark(&$0)
          PictureSet.highContrast(&$0)
        })
      return numbers
    },
    Statement("A tinted variant, which app icons have, is not shown in dark mode", .apple("xcode/configuring-your-app-icon"), is: 0) {
      try await PictureSet.shown(["", PictureSet.appearances("tinted")], PictureSet.dark)
    },
  ]

  private static let localizing: DocumentSource = .apple("xcode/localizing-assets-in-a-catalog")
  private static func locales(_ names: String...) -> [String] { [""] + names.map { #""locale":"\#($0)""# } }

  static let imageLocales: [Statement] = [
    Statement("A localized variant is shown in its language", localizing, is: 1) {
      try await PictureSet.shown(locales("de", "fr"), PictureSet.language("de_DE"))
    },
    Statement("A variant for a language is shown in its regions", localizing, is: 1) {
      try await PictureSet.shown(locales("de", "fr"), PictureSet.language("de_CH"))
    },
    Statement("A variant for a region is shown before that for its language", localizing, is: 2) {
      try await PictureSet.shown(locales("pt", "pt-BR"), PictureSet.language("pt_BR"))
    },
    Statement("A variant without a language is shown in a language that has no own one", localizing, is: 0) {
      try await PictureSet.shown(locales("de", "fr"), PictureSet.language("it_IT"))
    },
    Statement("In Mexico the Spanish of Latin America is shown", FormatSource.localizations, is: 2) {
      try await PictureSet.shown(locales("es", "es-419"), PictureSet.language("es_MX"))
    },
    Statement("In Taiwan the variant in traditional script is shown", FormatSource.localizations, is: 2) {
      try await PictureSet.shown(locales("zh-Hans", "zh-Hant"), PictureSet.language("zh_TW"))
    },
    Statement("A language has its own dark variant", localizing, is: 3) {
      let (german, dark) = (#""locale":"de""#, PictureSet.appearances("dark"))
      return try await PictureSet.shown(["", dark, german, german + "," + dark]) {
        PictureSet.dark(&$0)
        PictureSet.language("de_DE")(&$0)
      }
    },
  ]
}
