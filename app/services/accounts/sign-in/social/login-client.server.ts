import { importPKCS8, SignJWT } from "jose";
import * as openid from "openid-client";
import { AppError } from "~/models/platform/error/app-error";
import { type SocialProvider, socialProviderNames } from "~/models/platform/sign-in/social-provider";
import { phrase } from "~/models/platform/texts/phrase";
import { offeredProviders, socialSecretName } from "~/models/shops/settings/social-logins";
import { socialCallbackPath } from "~/paths/account";
import type { Config } from "../../../platform/config/read-config.server";
import type { SecretsContext } from "../../../shops/context/secrets-context.server";
import type { OriginOf } from "../../../shops/directory/shop-origins.server";
import { readSecret } from "../../../shops/secrets/read-secret.server";
import { askLoginService } from "./ask-login-service.server";

/** What signing in with another service needs of a request's context. */
export type SocialContext = SecretsContext & {
  origin: string;
  originOf: OriginOf;
  /** The host the browser is at, where the cookie of the sign-in is; absent or null at the shop's own. */
  visitedHost?: string | null;
  secret: string;
  config: Pick<Config, "loginUrls">;
};

/** Longest wait for an answer of a service, seconds. */
const timeoutS = 8;
/** Facebook's discovery document leaves it out. */
const facebookTokenUrl = "https://graph.facebook.com/oauth/access_token";

/**
 * The OpenID Connect client of the shop for a service (rule accounts-19).
 * @throws AppError `not_found` for a service the shop does not offer, `unavailable` when it does not answer
 */
export async function loginClient(
  ctx: SocialContext,
  provider: SocialProvider,
): Promise<openid.Configuration> {
  if (!offeredProviders(ctx.shop).includes(provider))
    throw new AppError(
      "not_found",
      phrase("This shop does not offer signing in with {provider}.", {
        provider: socialProviderNames[provider],
      }),
    );
  const { client_id } = ctx.shop.settings.modules.sociallogins[provider];
  const issuer = new URL(ctx.config.loginUrls[provider]);
  const secret = await clientSecret(ctx, provider);
  const server = await askLoginService(provider, () => serverOf(issuer, ctx.now()));
  const client = new openid.Configuration(server, client_id, undefined, openid.ClientSecretPost(secret));
  client.timeout = timeoutS;
  if (issuer.protocol === "http:") openid.allowInsecureRequests(client);
  openid.enableNonRepudiationChecks(client);
  return client;
}

/** What services said about themselves, by issuer: every press of a button would ask them again. */
const servers = new Map<string, { server: openid.ServerMetadata; until: number }>();
const serverLifetimeMs = 60 * 60_000;

async function serverOf(issuer: URL, now: Date): Promise<openid.ServerMetadata> {
  const kept = servers.get(issuer.href);
  if (kept && kept.until > now.getTime()) return kept.server;
  const found = await openid.discovery(issuer, "discovery", undefined, openid.None(), {
    timeout: timeoutS,
    execute: issuer.protocol === "http:" ? [openid.allowInsecureRequests] : [],
  });
  const { supportsPKCE: _, ...described } = found.serverMetadata();
  const server = { token_endpoint: facebookTokenUrl, ...described };
  servers.set(issuer.href, { server, until: now.getTime() + serverLifetimeMs });
  return server;
}

/**
 * The address a service sends the browser back to: at the host where the sign-in was begun (rule
 * accounts-19).
 */
export const callbackUrl = (
  { shop, originOf, visitedHost }: Pick<SocialContext, "shop" | "originOf" | "visitedHost">,
  provider: SocialProvider,
): string => originOf(shop, visitedHost) + socialCallbackPath(provider);

async function clientSecret(ctx: SocialContext, provider: SocialProvider): Promise<string> {
  const secret = (await readSecret(ctx, socialSecretName(provider))) ?? "";
  return provider === "apple" ? appleSecret(ctx, secret) : secret;
}

/** Apple takes a token that the shop signs with its key, instead of a secret. */
async function appleSecret(ctx: SocialContext, privateKey: string): Promise<string> {
  const { client_id, team_id, key_id } = ctx.shop.settings.modules.sociallogins.apple;
  const now = Math.floor(ctx.now().getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: key_id })
    .setIssuer(team_id)
    .setSubject(client_id)
    .setAudience(ctx.config.loginUrls.apple)
    .setIssuedAt(now)
    .setExpirationTime(now + 300)
    .sign(await importPKCS8(privateKey, "ES256"));
}
