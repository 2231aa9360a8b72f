// Unsupported: `@Generable`
import FoundationModels

@Generable enum Sky { case clear, cloudy }
@Generable enum Wind { case speed(Int) }  // error: @Generable cannot read the associated values
