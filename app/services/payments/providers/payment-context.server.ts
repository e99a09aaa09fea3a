// @public

import type { Config } from "../../platform/config/read-config.server";
import type { SecretsContext } from "../../shops/context/secrets-context.server";
import type { OriginOf } from "../../shops/directory/shop-origins.server";
import { readSecret } from "../../shops/secrets/read-secret.server";
import type { ProviderDeps } from "./provider";

/** What the services of payments work with; a request's context has it all. */
export type PaymentContext = SecretsContext & {
  /** Where the shop is. */
  origin: string;
  /**
   * Where it is at the host a payment was started at, for the addresses a provider sends the browser back to.
   */
  originOf: OriginOf;
  /** The host the shopper's browser is at; absent or null at the shop's own, and for jobs. */
  visitedHost?: string | null;
  /** Key that signs those addresses. */
  secret: string;
  config: Pick<Config, "providerUrls" | "nodeEnv" | "paymentSandbox">;
};

/** What a provider gets to work for the shop of the context. */
export const providerDeps = (ctx: PaymentContext): ProviderDeps => ({
  shop: ctx.shop,
  signingKey: ctx.secret,
  urls: ctx.config.providerUrls,
  async credential(name) {
    const secret = await readSecret(ctx, name);
    if (secret === null) throw new Error(`The shop ${ctx.shop.code} has no secret ${name}`);
    return secret;
  },
});
