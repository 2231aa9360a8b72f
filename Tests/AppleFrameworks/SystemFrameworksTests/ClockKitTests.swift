import ClockKit
import Foundation
import FoundationCompat
import SwiftUI
import Testing

/// What an app's data source of complications makes. No face shows it.
@MainActor @Suite struct ClockKitTests {
  /// A data source as apps write it, with handlers.
  private final class TideComplications: NSObject, CLKComplicationDataSource, CLKComplicationWidgetMigrator {
    func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void) {
      handler([CLKComplicationDescriptor(identifier: "tide", displayName: "Tide", supportedFamilies: CLKComplicationFamily.allCases)])
    }
    func getCurrentTimelineEntry(for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void) {
      handler(Self.template(for: complication.family).map { CLKComplicationTimelineEntry(date: Date(), complicationTemplate: $0) })
    }
    var widgetMigrator: CLKComplicationWidgetMigrator { self }
    func widgetConfiguration(from complicationDescriptor: CLKComplicationDescriptor) async -> CLKComplicationWidgetMigrationConfiguration? {
      CLKComplicationStaticWidgetMigrationConfiguration(kind: complicationDescriptor.identifier, extensionBundleIdentifier: "tide.widgets")
    }

    static func template(for family: CLKComplicationFamily) -> CLKComplicationTemplate? {
      let (name, height) = (CLKSimpleTextProvider(text: "Tide", shortText: "T"), CLKSimpleTextProvider(text: "3.2"))
      let gauge = CLKSimpleGaugeProvider(style: .fill, gaugeColor: .blue, fillFraction: 0.4)
      let image = CLKFullColorImageProvider(fullColorImage: UIImage(), tintedImageProvider: CLKImageProvider(onePieceImage: UIImage()))
      switch family {
      case .modularSmall:
        let template = CLKComplicationTemplateModularSmallRingText()
        template.textProvider = height
        (template.fillFraction, template.ringStyle) = (0.4, .closed)
        return template
      case .modularLarge: return CLKComplicationTemplateModularLargeStandardBody(headerTextProvider: name, body1TextProvider: height)
      case .utilitarianSmall: return CLKComplicationTemplateUtilitarianSmallSquare(imageProvider: CLKImageProvider(onePieceImage: UIImage()))
      case .utilitarianSmallFlat: return CLKComplicationTemplateUtilitarianSmallFlat(textProvider: height)
      case .utilitarianLarge: return CLKComplicationTemplateUtilitarianLargeFlat(textProvider: CLKTextProvider(format: "%@: %@ m", name, height))
      case .circularSmall: return CLKComplicationTemplateCircularSmallStackText(line1TextProvider: name, line2TextProvider: height)
      case .extraLarge:
        return CLKComplicationTemplateExtraLargeColumnsText(
          row1Column1TextProvider: name, row1Column2TextProvider: height, row2Column1TextProvider: name, row2Column2TextProvider: height)
      case .graphicCorner: return CLKComplicationTemplateGraphicCornerGaugeText(gaugeProvider: gauge, outerTextProvider: name)
      case .graphicBezel:
        let circle = CLKComplicationTemplateGraphicCircularView(Text("3.2"))
        return CLKComplicationTemplateGraphicBezelCircularText(circularTemplate: circle, textProvider: name)
      case .graphicCircular: return CLKComplicationTemplateGraphicCircularClosedGaugeText(gaugeProvider: gauge, centerTextProvider: height)
      case .graphicRectangular: return CLKComplicationTemplateGraphicRectangularLargeView(headerTextProvider: name, content: Color.blue)
      case .graphicExtraLarge: return CLKComplicationTemplateGraphicExtraLargeCircularImage(imageProvider: image)
      }
    }
  }

  @Test func `each family has a template that keeps what it is given`() throws {
    let templates = CLKComplicationFamily.allCases.compactMap(TideComplications.template)
    #expect(templates.count == 12)
    let ring = try #require(templates[0] as? CLKComplicationTemplateModularSmallRingText)
    #expect(ring.fillFraction == 0.4 && ring.ringStyle == .closed && (ring.textProvider as? CLKSimpleTextProvider)?.text == "3.2")
    let large = try #require(templates[1] as? CLKComplicationTemplateModularLargeStandardBody)
    #expect(large.headerImageProvider == nil && large.body2TextProvider == nil && large.headerTextProvider.description == "Tide")
    let corner = try #require(TideComplications.template(for: .graphicCorner) as? CLKComplicationTemplateGraphicCornerGaugeText)
    #expect((corner.gaugeProvider as? CLKSimpleGaugeProvider)?.fillFraction == 0.4 && corner.gaugeProvider.gaugeColors?.count == 1)
    #expect(CLKComplicationTemplateModularSmallColumnsText().column2Alignment == .leading)
  }

  @Test func `a text of several providers joins theirs`() {
    let (name, height) = (CLKSimpleTextProvider(text: "Tide"), CLKSimpleTextProvider(text: "3.2"))
    #expect(CLKTextProvider(format: "%@: %@ m (100 %%)", name, height).description == "Tide: 3.2 m (100 %)")
    #expect(CLKTextProvider(byJoining: [name, height, name], separator: " · ").description == "Tide · 3.2 · Tide")
    #expect(CLKTextProvider(format: "High").description == "High")
    let date = CLKDateTextProvider(date: Date(timeIntervalSince1970: 0), units: [.year], timeZone: .gmt)
    #expect(date.description == "1970")
  }

  @Test func `a data source answers what it leaves out`() async {
    let source = TideComplications()
    var descriptors: [CLKComplicationDescriptor] = []
    source.getComplicationDescriptors { descriptors = $0 }
    #expect(descriptors.map(\.identifier) == ["tide"])
    let migration = await source.widgetMigrator.widgetConfiguration(from: descriptors[0])
    #expect((migration as? CLKComplicationStaticWidgetMigrationConfiguration)?.kind == "tide")
    await #expect(throws: NSError.self) { try await CLKWatchFaceLibrary().addWatchFace(at: URL(fileURLWithPath: "/face.watchface")) }
    #expect(UnavailableServices.all.contains { $0.name == "clockKit.unavailable" })
  }
}
