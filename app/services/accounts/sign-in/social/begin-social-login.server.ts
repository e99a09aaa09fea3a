import * as openid from "openid-client";
import type { SocialProvider } from "~/models/platform/sign-in/social-provider";
import { publicPath } from "~/models/shops/locales/local-path";
import { localeOf } from "~/models/shops/locales/locale";
import { type PendingLogin, pendingCookie } from "../pending-login.server";
import { callbackUrl, loginClient, type SocialContext } from "./login-client.server";

/**
 * Begins a sign-in at a service, with state, nonce and PKCE (rule accounts-19).
 * @param begun what follows the sign-in, kept with it
 * @returns the service's address, and the cookie that binds the sign-in to this browser
 * @throws AppError as {@link loginClient}
 */
export async function beginSocialLogin(
  ctx: SocialContext,
  provider: SocialProvider,
  begun: Pick<PendingLogin, "redirectTo" | "linkTo" | "pendingAction">,
): Promise<{ url: string; setCookie: string }> {
  const client = await loginClient(ctx, provider);
  const [state, nonce, codeVerifier] = [
    openid.randomState(),
    openid.randomNonce(),
    openid.randomPKCECodeVerifier(),
  ];
  const url = openid.buildAuthorizationUrl(client, {
    redirect_uri: callbackUrl(ctx, provider),
    ...scopes[provider],
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
  });
  // The service sends the browser back to an address without a language.
  const redirectTo = publicPath(begun.redirectTo, localeOf(ctx.shop).prefix);
  const setCookie = pendingCookie(ctx, { provider, state, nonce, codeVerifier, ...begun, redirectTo });
  return { url: url.href, setCookie };
}

/** Apple hands out names and e-mails only to an address it posts to. */
const scopes: Readonly<Record<SocialProvider, Record<string, string>>> = {
  google: { scope: "openid email profile" },
  facebook: { scope: "openid email public_profile" },
  apple: { scope: "openid email name", response_mode: "form_post" },
};
