import CoreML
import Testing

/// The classes of TideForecast.mlmodel, which almanac.json names.
@Suite struct LearnedModelTests {
  @Test func `making a model throws, also when it is loaded`() async {
    #expect(throws: MLModelError(.io)) { try TideForecast(configuration: MLModelConfiguration()) }
    await #expect(throws: MLModelError(.io)) { try await TideForecast.load() }
    TideForecast.load { result in
      #expect(throws: MLModelError(.io)) { try result.get() }
    }
  }

  @Test func `a model that was made without throwing predicts nothing`() {
    #expect(throws: MLModelError(.generic)) { try TideForecast(model: MLModel._absent).prediction(wind_speed: 3) }
    #expect(throws: MLModelError(.generic)) { try TideForecast(model: MLModel._absent).predictions(inputs: [TideForecastInput(wind_speed: 3)]) }
  }

  @Test func `inputs and outputs have their values by name`() {
    let input = TideForecastInput(wind_speed: 3, place: "Kiel", ebb: ["late": 0.5])
    #expect(input.featureNames == ["wind speed", "place", "ebb"] && input.featureValue(for: "wind speed")?.doubleValue == 3)
    #expect(input.featureValue(for: "ebb")?.dictionaryValue == ["late": 0.5] && input.featureValue(for: "wind") == nil)
    #expect(TideForecastInput(wind_speed: 1).featureValue(for: "place") == nil)
    let output = TideForecastOutput(height: 2.5, chances: ["flood": 0.25])
    #expect(output.height == 2.5 && output.chances == ["flood": 0.25] && output.featureValue(for: "height")?.doubleValue == 2.5)
  }
}
