/// The unit of a quantity type, and whether its samples are summed or averaged.
struct QuantityKind {
  let unit: String
  let style: HKQuantityAggregationStyle

  /// Returns nil for an identifier that is not Apple's.
  static func of(_ identifier: String) -> QuantityKind? { all[identifier] }

  private static let all: [String: QuantityKind] = {
    var all: [String: QuantityKind] = [:]
    for (unit, style, kinds) in table {
      for kind in kinds { all[kind.rawValue] = QuantityKind(unit: unit, style: style) }
    }
    return all
  }()

  private typealias Row = (String, HKQuantityAggregationStyle, [HKQuantityTypeIdentifier])
  private static let table: [Row] = added + averaged

  private static let added: [Row] = [
    (
      "count", .cumulative,
      [.stepCount, .flightsClimbed, .nikeFuel, .pushCount, .swimmingStrokeCount, .inhalerUsage, .numberOfTimesFallen, .numberOfAlcoholicBeverages]
    ),
    (
      "m", .cumulative,
      [
        .distanceWalkingRunning, .distanceCycling, .distanceSwimming, .distanceWheelchair, .distanceDownhillSnowSports,
        .distanceCrossCountrySkiing, .distancePaddleSports, .distanceRowing, .distanceSkatingSports,
      ]
    ),
    ("kcal", .cumulative, [.basalEnergyBurned, .activeEnergyBurned, .dietaryEnergyConsumed]),
    ("min", .cumulative, [.appleExerciseTime, .appleMoveTime, .appleStandTime, .timeInDaylight]),
    ("IU", .cumulative, [.insulinDelivery]),
    ("mL", .cumulative, [.dietaryWater]),
    (
      "g", .cumulative,
      [
        .dietaryCaffeine, .dietaryCarbohydrates, .dietaryFiber, .dietarySugar, .dietaryFatTotal, .dietaryFatPolyunsaturated,
        .dietaryFatMonounsaturated, .dietaryFatSaturated, .dietaryCholesterol, .dietaryProtein, .dietaryVitaminA, .dietaryVitaminB6,
        .dietaryVitaminB12, .dietaryVitaminC, .dietaryVitaminD, .dietaryVitaminE, .dietaryVitaminK, .dietaryCalcium, .dietaryIron, .dietaryThiamin,
        .dietaryRiboflavin, .dietaryNiacin, .dietaryFolate, .dietaryBiotin, .dietaryPantothenicAcid, .dietaryPhosphorus, .dietaryIodine,
        .dietaryMagnesium, .dietaryZinc, .dietarySelenium, .dietaryCopper, .dietaryManganese, .dietaryChromium, .dietaryMolybdenum,
        .dietaryChloride, .dietaryPotassium, .dietarySodium,
      ]
    ),
  ]

  private static let averaged: [Row] = [
    ("count", .discreteArithmetic, [.bodyMassIndex, .uvExposure, .appleSleepingBreathingDisturbances]),
    (
      "%", .discreteArithmetic,
      [
        .bodyFatPercentage, .walkingAsymmetryPercentage, .walkingDoubleSupportPercentage, .appleWalkingSteadiness, .atrialFibrillationBurden,
        .oxygenSaturation, .peripheralPerfusionIndex, .bloodAlcoholContent,
      ]
    ),
    (
      "m", .discreteArithmetic,
      [
        .height, .waistCircumference, .walkingStepLength, .sixMinuteWalkTestDistance, .runningStrideLength, .runningVerticalOscillation,
        .underwaterDepth,
      ]
    ),
    ("kg", .discreteArithmetic, [.bodyMass, .leanBodyMass]),
    ("degC", .discreteArithmetic, [.bodyTemperature, .basalBodyTemperature, .appleSleepingWristTemperature, .waterTemperature]),
    (
      "m/s", .discreteArithmetic,
      [
        .walkingSpeed, .stairAscentSpeed, .stairDescentSpeed, .runningSpeed, .cyclingSpeed, .crossCountrySkiingSpeed, .paddleSportsSpeed,
        .rowingSpeed,
      ]
    ),
    (
      "count/min", .discreteArithmetic,
      [.heartRate, .restingHeartRate, .walkingHeartRateAverage, .heartRateRecoveryOneMinute, .respiratoryRate, .cyclingCadence]
    ),
    ("ms", .discreteArithmetic, [.heartRateVariabilitySDNN, .runningGroundContactTime]),
    ("W", .discreteArithmetic, [.runningPower, .cyclingPower, .cyclingFunctionalThresholdPower]),
    ("mmHg", .discreteArithmetic, [.bloodPressureSystolic, .bloodPressureDiastolic]),
    ("mg/dL", .discreteArithmetic, [.bloodGlucose]), ("mL/kg*min", .discreteArithmetic, [.vo2Max]),
    ("kcal/kg*hr", .discreteArithmetic, [.physicalEffort]), ("mcS", .discreteArithmetic, [.electrodermalActivity]),
    ("L", .discreteArithmetic, [.forcedVitalCapacity, .forcedExpiratoryVolume1]), ("L/min", .discreteArithmetic, [.peakExpiratoryFlowRate]),
    ("appleEffortScore", .discreteArithmetic, [.workoutEffortScore, .estimatedWorkoutEffortScore]),
    ("dBASPL", .discreteEquivalentContinuousLevel, [.environmentalAudioExposure, .headphoneAudioExposure, .environmentalSoundReduction]),
  ]
}
