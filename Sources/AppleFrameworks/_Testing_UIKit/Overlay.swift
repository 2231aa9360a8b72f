// The toolchain's Testing names this module as what it adds beside one called UIKit (attachments of images, on Apple's systems). Without a
// module of the name no test could import both.
