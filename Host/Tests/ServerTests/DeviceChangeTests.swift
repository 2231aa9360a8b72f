import Foundation
import HTTPTypes
import Testing

@testable import Host
@testable import Server

/// `PATCH /v1/device`.
@Suite struct DeviceChangeTests {
  @Test func `settings that affect layouts are applied`() async throws {
    let api = try await API(.withWeather())
    let body =
      #"{"dynamicType":"accessibility3","boldText":true,"locale":"de-AT","timeZone":"Europe/Vienna","layoutDirection":"rightToLeft","account":"ada"}"#
    let response = try await api.send(.patch, "/v1/device", json: body)
    #expect(response.status == .ok)
    let settings = await api.device.settings
    #expect(settings.dynamicType == "accessibility3" && settings.boldText && settings.locale == "de-AT" && settings.timeZone == "Europe/Vienna")
    #expect(settings.colorScheme == .light && settings.layoutDirection == .rightToLeft && settings.account == "ada")
    _ = try await api.send(.patch, "/v1/device", json: #"{"account":""}"#)
    #expect(await api.device.settings.account == nil)
  }

  @Test func `hours, calendar, digits and first weekday are settings of their own, and keywords of the locale`() async throws {
    let api = try await API(.withWeather())
    let body = #"{"locale":"th-TH-u-hc-h12","hourCycle":"h23","calendar":"gregory","numberingSystem":"thai","firstWeekday":"mon"}"#
    let response = try await api.send(.patch, "/v1/device", json: body)
    #expect(response.status == .ok && response.object["hourCycle"] as? String == "h23" && response.object["locale"] as? String == "th-TH-u-hc-h12")
    #expect(await api.device.settings.effectiveLocale == "th-TH-u-ca-gregory-fw-mon-hc-h23-nu-thai")
    _ = try await api.send(.patch, "/v1/device", json: #"{"hourCycle":"automatic","calendar":"automatic"}"#)
    #expect(await api.device.settings.effectiveLocale == "th-TH-u-fw-mon-hc-h12-nu-thai")
    _ = try await api.send(.patch, "/v1/device", json: #"{"locale":"en_US","numberingSystem":"automatic","firstWeekday":"automatic"}"#)
    #expect(await api.device.settings.effectiveLocale == "en_US")
  }

  @Test func `of two changes at the same time neither is lost`() async throws {
    let api = try await API(.withWeather())
    for round in 0..<100 {
      let (isBold, reducesMotion) = (round.isMultiple(of: 2), !round.isMultiple(of: 2))
      async let first = api.send(.patch, "/v1/device", json: #"{"boldText":\#(isBold)}"#)
      async let second = api.send(.patch, "/v1/device", json: #"{"reduceMotion":\#(reducesMotion)}"#)
      _ = try await (first, second)
      let settings = await api.device.settings
      try #require(settings.boldText == isBold && settings.reducesMotion == reducesMotion, "round \(round)")
    }
  }

  @Test(arguments: [
    (#"{"dynamicType":"huge"}"#, "dynamicType.unknown"), (#"{"locale":""}"#, "locale.unknown"), (#"{"locale":"12345"}"#, "locale.unknown"),
    (#"{"locale":"en-US-u-hc-h25"}"#, "locale.unknown"), (#"{"locale":"en_US@hours=h23;hours=h12"}"#, "locale.unknown"),
    (#"{"boldText":true,"hourCycle":"24"}"#, "hourCycle.unknown"), (#"{"calendar":"gregorian"}"#, "calendar.unknown"),
    (#"{"numberingSystem":"roman"}"#, "numberingSystem.unknown"), (#"{"firstWeekday":"monday"}"#, "firstWeekday.unknown"),
    (#"{"timeZone":"Mars/Olympus"}"#, "timeZone.unknown"), (#"{"timeZone":"+99"}"#, "timeZone.unknown"),
    (#"{"boldText":true,"colorScheme":"sepia"}"#, "colorScheme.unknown"),
    (#"{"layoutDirection":"up"}"#, "layoutDirection.unknown"), (#"{"account":"a\nb"}"#, "account.malformed"),
    (#"{"account":"  "}"#, "account.malformed"),
  ])
  func `an invalid setting changes nothing`(body: String, name: String) async throws {
    let api = try await API(.withWeather())
    let before = await api.device.settings
    let response = try await api.send(.patch, "/v1/device", json: body)
    #expect(response.status == .unprocessableContent)
    #expect(response.errorName == name)
    #expect(await api.device.settings == before)
  }
}
