// Exports the functions of the system's zlib under the module name that Apple's SDKs use. The targets ContractInfoExtension and UserInfoExtension of
// tylertms/WidgetEgg import this module.
@_exported import CAlmanacZlib
