// Stub. The security settings of a VPN with IKEv2 or IPSec. Stored only: no VPN can be configured.

public enum NEVPNIKEAuthenticationMethod: Int, Sendable { case none, certificate, sharedSecret }
public enum NEVPNIKEv2EncryptionAlgorithm: Int, Sendable {
  case algorithmDES = 1
  case algorithm3DES, algorithmAES128, algorithmAES256, algorithmAES128GCM, algorithmAES256GCM, algorithmChaCha20Poly1305
}
public enum NEVPNIKEv2IntegrityAlgorithm: Int, Sendable {
  case SHA96 = 1
  case SHA160, SHA256, SHA384, SHA512
}
public enum NEVPNIKEv2DeadPeerDetectionRate: Int, Sendable { case none, low, medium, high }
public enum NEVPNIKEv2DiffieHellmanGroup: Int, Sendable {
  case groupInvalid = 0
  case group1 = 1
  case group2 = 2
  case group5 = 5
  case group14 = 14
  case group15, group16, group17, group18, group19, group20, group21
  case group31 = 31
  case group32 = 32
}
public enum NEVPNIKEv2CertificateType: Int, Sendable {
  case RSA = 1
  case ECDSA256, ECDSA384, ECDSA521, ed25519, RSAPSS
}
public enum NEVPNIKEv2TLSVersion: Int, Sendable {
  case versionDefault = 0
  case version1_0, version1_1, version1_2
}

open class NEVPNIKEv2SecurityAssociationParameters: NSObject {
  open var encryptionAlgorithm = NEVPNIKEv2EncryptionAlgorithm.algorithmAES256
  open var integrityAlgorithm = NEVPNIKEv2IntegrityAlgorithm.SHA256
  open var diffieHellmanGroup = NEVPNIKEv2DiffieHellmanGroup.group14
  open var lifetimeMinutes: Int32 = 1440
}
open class NEVPNProtocolIPSec: NEVPNProtocol {
  open var authenticationMethod = NEVPNIKEAuthenticationMethod.none
  open var useExtendedAuthentication = false
  open var sharedSecretReference: Data?
  open var localIdentifier: String?
  open var remoteIdentifier: String?
}
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec {
  open var deadPeerDetectionRate = NEVPNIKEv2DeadPeerDetectionRate.medium
  open var serverCertificateIssuerCommonName: String?
  open var serverCertificateCommonName: String?
  open var certificateType = NEVPNIKEv2CertificateType.RSA
  open var useConfigurationAttributeInternalIPSubnet = false
  public let ikeSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
  public let childSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
  open var disableMOBIKE = false
  open var disableRedirect = false
  open var enablePFS = false
  open var enableRevocationCheck = false
  open var strictRevocationCheck = false
  open var enableFallback = false
  open var minimumTLSVersion = NEVPNIKEv2TLSVersion.versionDefault
  open var maximumTLSVersion = NEVPNIKEv2TLSVersion.versionDefault
  open var mtu = 1280
}
