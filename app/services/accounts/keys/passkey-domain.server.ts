// @public

/** The domain that a shop's passkeys belong to. `origin` is the shop's own address, never a request's. */
export const rpIdOf = ({ origin }: { origin: string }): string => new URL(origin).hostname;

/** How long a person may take to confirm at the authenticator, ms. */
export const challengeMs = 5 * 60 * 1000;
