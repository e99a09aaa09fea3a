/** A provider could not be reached, or answered with a fault of its own. Nothing is known of what was asked. */
export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable";
}
