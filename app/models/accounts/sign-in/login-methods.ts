// @public

import type { SocialProvider } from "../../platform/sign-in/social-provider";

/** A service a customer signs in with. */
type LinkedService = { provider: SocialProvider; email: string | null; lastUsedAt: Date };

/** How a customer can sign in. `offered` are the services of the shop. */
export type LoginMethods = {
  hasPassword: boolean;
  /** Passkeys for the domain of this shop. */
  passkeyCount: number;
  linked: readonly LinkedService[];
  offered: readonly SocialProvider[];
};

/** A service on the page of login methods. `action` is what the customer can do with it. */
export type LoginMethodRow = {
  provider: SocialProvider;
  email: string | null;
  action: "link" | "unlink" | "last";
};

/**
 * The services the page lists: those of the shop and those linked before, of which the last way to sign in
 * cannot be removed (rule accounts-21). A service the shop no longer offers is not a way to sign in.
 */
export function loginMethodRows(methods: LoginMethods): LoginMethodRow[] {
  const { linked, offered } = methods;
  const codes = new Set([...offered, ...linked.map(({ provider }) => provider)]);
  return [...codes].map((provider) => {
    const own = linked.find((one) => one.provider === provider);
    if (!own) return { provider, email: null, action: "link" };
    return { provider, email: own.email, action: isLastMethod(methods, provider) ? "last" : "unlink" };
  });
}

/**
 * Whether a customer could not sign in any more without a linked service, or without one of their passkeys.
 */
export function isLastMethod(
  { hasPassword, passkeyCount, linked, offered }: LoginMethods,
  removed: SocialProvider | "passkey",
): boolean {
  const passkeysLeft = removed === "passkey" ? passkeyCount - 1 : passkeyCount;
  return (
    !hasPassword &&
    passkeysLeft <= 0 &&
    !linked.some(({ provider }) => provider !== removed && offered.includes(provider))
  );
}
