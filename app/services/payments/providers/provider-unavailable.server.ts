// @public

/** A provider was unreachable or failed; the result of the call is unknown. */
export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable";
}
