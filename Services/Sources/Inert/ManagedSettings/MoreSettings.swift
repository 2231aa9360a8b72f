/// Stub. More restrictions. They stay nil, like those of apps and websites.
extension ManagedSettingsStore {
  public var account: AccountSettings {
    get { AccountSettings() }
    set { if newValue != AccountSettings() { ManagedSettingsStore.reportSettings() } }
  }
  public var appStore: AppStoreSettings {
    get { AppStoreSettings() }
    set { if newValue != AppStoreSettings() { ManagedSettingsStore.reportSettings() } }
  }
  public var cellular: CellularSettings {
    get { CellularSettings() }
    set { if newValue != CellularSettings() { ManagedSettingsStore.reportSettings() } }
  }
  public var dateAndTime: DateAndTimeSettings {
    get { DateAndTimeSettings() }
    set { if newValue != DateAndTimeSettings() { ManagedSettingsStore.reportSettings() } }
  }
  public var gameCenter: GameCenterSettings {
    get { GameCenterSettings() }
    set { if newValue != GameCenterSettings() { ManagedSettingsStore.reportSettings() } }
  }
  public var media: MediaSettings {
    get { MediaSettings() }
    set { if newValue != MediaSettings() { ManagedSettingsStore.reportSettings() } }
  }
  public var passcode: PasscodeSettings {
    get { PasscodeSettings() }
    set { if newValue != PasscodeSettings() { ManagedSettingsStore.reportSettings() } }
  }
  public var safari: SafariSettings {
    get { SafariSettings() }
    set { if newValue != SafariSettings() { ManagedSettingsStore.reportSettings() } }
  }
  public var siri: SiriSettings {
    get { SiriSettings() }
    set { if newValue != SiriSettings() { ManagedSettingsStore.reportSettings() } }
  }
}

public struct AccountSettings: Equatable, Sendable {
  public var lockAccounts: Bool?
}
public struct AppStoreSettings: Equatable, Sendable {
  public var denyInAppPurchases: Bool?
  public var maximumRating: Int?
  public var requirePasswordForPurchases: Bool?
}
public struct CellularSettings: Equatable, Sendable {
  public var lockAppCellularData: Bool?
  public var lockCellularPlan: Bool?
  public var lockESIM: Bool?
}
public struct DateAndTimeSettings: Equatable, Sendable {
  public var requireAutomaticDateAndTime: Bool?
}
public struct GameCenterSettings: Equatable, Sendable {
  public var denyAddingFriends: Bool?
  public var denyMultiplayerGaming: Bool?
}
public struct MediaSettings: Equatable, Sendable {
  public var denyBookstoreErotica: Bool?
  public var denyExplicitContent: Bool?
  public var denyMusicService: Bool?
  public var lockMediaDevices: Bool?
  public var maximumMovieRating: Int?
  public var maximumTVShowRating: Int?
}
public struct PasscodeSettings: Equatable, Sendable {
  public var lockPasscode: Bool?
}
public struct SafariSettings: Equatable, Sendable {
  public enum CookiePolicy: Hashable, Codable, Sendable { case always, currentWebsite, never }
  public var cookiePolicy: CookiePolicy?
  public var denyAutoFill: Bool?
}
public struct SiriSettings: Equatable, Sendable {
  public var denySiri: Bool?
  public var denyUserGeneratedContent: Bool?
}
