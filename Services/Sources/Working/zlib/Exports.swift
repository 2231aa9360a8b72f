// Exports the functions of the system's zlib under the module name that Apple's SDKs use. Two widget extensions of tylertms/WidgetEgg import it:
// ContractInfoExtension and UserInfoExtension.
@_exported import CAlmanacZlib
