// The meanings of numbers in metadata. The numbers are Apple's.

public enum HKBodyTemperatureSensorLocation: Int, Sendable {
  case other, armpit, body, ear, finger, gastroIntestinal, mouth, rectum, toe, earDrum, temporalArtery, forehead
}
public enum HKHeartRateSensorLocation: Int, Sendable { case other, chest, wrist, finger, hand, earLobe, foot }
public enum HKHeartRateMotionContext: Int, Sendable { case notSet, sedentary, active }
public enum HKUserMotionContext: Int, Sendable { case notSet, stationary, active }
public enum HKHeartRateRecoveryTestType: Int, Sendable {
  case maxExercise = 1
  case predictionSubMaxExercise, predictionNonExercise
}
public enum HKVO2MaxTestType: Int, Sendable {
  case maxExercise = 1
  case predictionSubMaxExercise, predictionNonExercise, predictionStepTest
}
public enum HKInsulinDeliveryReason: Int, Sendable {
  case basal = 1
  case bolus
}
public enum HKBloodGlucoseMealTime: Int, Sendable {
  case preprandial = 1
  case postprandial
}
public enum HKSwimmingStrokeStyle: Int, Sendable { case unknown, mixed, freestyle, backstroke, breaststroke, butterfly, kickboard }
public enum HKWaterSalinity: Int, Sendable {
  case freshWater = 1
  case saltWater
}
public enum HKDevicePlacementSide: Int, Sendable { case unknown, left, right, central }
public enum HKCyclingFunctionalThresholdPowerTestType: Int, Sendable {
  case maxExercise60Minute = 1
  case maxExercise20Minute, rampTest, predictionExercise
}
public enum HKPhysicalEffortEstimationType: Int, Sendable {
  case activityLookup = 1
  case deviceSensed
}
public enum HKWeatherCondition: Int, Sendable {
  case none, clear, fair, partlyCloudy, mostlyCloudy, cloudy, foggy, haze, windy, blustery, smoky, dust, snow, hail, sleet, freezingDrizzle
  case freezingRain, mixedRainAndHail, mixedRainAndSnow, mixedRainAndSleet, mixedSnowAndSleet, drizzle, scatteredShowers, showers, thunderstorms
  case tropicalStorm, hurricane, tornado
}
