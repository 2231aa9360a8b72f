/// A labelled value, such as a telephone number at home.
open class CNLabeledValue<ValueType: NSObject>: NSObject, @unchecked Sendable {
  public let label: String?
  public let value: ValueType
  public let identifier = UUID().uuidString
  public required init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
  open func settingLabel(_ label: String?) -> Self { Self(label: label, value: value) }
  open func settingValue(_ value: ValueType) -> Self { Self(label: label, value: value) }
  open func settingLabel(_ label: String?, value: ValueType) -> Self { Self(label: label, value: value) }
  /// Returns the text of a label: for the system's labels, such as `_$!<Home>!$_`, without the marks.
  open class func localizedString(forLabel label: String) -> String {
    label.hasPrefix("_$!<") && label.hasSuffix(">!$_") ? label.dropFirst(4).dropLast(4).lowercased() : label
  }
}
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String
  public init(stringValue: String) { self.stringValue = stringValue }
}
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
public let CNLabelPhoneNumberAppleWatch = "APPLEWATCH"
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
public let CNLabelContactRelationFather = "_$!<Father>!$_"
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
public let CNLabelContactRelationChild = "_$!<Child>!$_"
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"

/// An account in a social network.
open class CNSocialProfile: NSObject, @unchecked Sendable {
  public let urlString: String
  public let username: String
  public let userIdentifier: String
  public let service: String
  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    (self.urlString, self.username, self.userIdentifier, self.service) = (urlString ?? "", username ?? "", userIdentifier ?? "", service ?? "")
  }
}
open class CNInstantMessageAddress: NSObject, @unchecked Sendable {
  public let username: String
  public let service: String
  public init(username: String, service: String) { (self.username, self.service) = (username, service) }
}
open class CNContactRelation: NSObject, @unchecked Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}
