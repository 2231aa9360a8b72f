// Empty. This target stands for the modules of the SDK, which Scripts/build-sdk builds as its dependencies.
