import type { SocialProvider } from "./social-provider";

/** A service a customer signs in with. */
type LinkedService = { provider: SocialProvider; email: string | null; lastUsedAt: Date };

/** How a customer can sign in. `offered` are the services of the shop. */
export type LoginMethods = {
  hasPassword: boolean;
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
 * The services the page lists: those of the shop and those linked before, of which the last way to sign in cannot be
 * removed (rule accounts-21). A service the shop no longer offers is not a way to sign in.
 */
export function loginMethodRows({ hasPassword, linked, offered }: LoginMethods): LoginMethodRow[] {
  const codes = new Set([...offered, ...linked.map(({ provider }) => provider)]);
  return [...codes].map((provider) => {
    const own = linked.find((one) => one.provider === provider);
    if (!own) return { provider, email: null, action: "link" };
    const hasOther =
      hasPassword || linked.some((one) => one.provider !== provider && offered.includes(one.provider));
    return { provider, email: own.email, action: hasOther ? "unlink" : "last" };
  });
}
