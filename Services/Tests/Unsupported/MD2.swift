// Unsupported: `CC_MD2`
import CommonCrypto

func digest(_ data: [UInt8]) {
  var result = [UInt8](repeating: 0, count: 16)
  CC_MD5(data, UInt32(data.count), &result)
  CC_MD2(data, UInt32(data.count), &result)  // error: cannot find 'CC_MD2' in scope
}
