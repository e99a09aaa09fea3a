// @public

import * as openid from "openid-client";
import { appleNames, type SocialIdentity, socialIdentity } from "~/models/accounts/sign-in/social-identity";
import { AppError } from "~/models/platform/error/app-error";
import { socialProviderNames } from "~/models/platform/sign-in/social-provider";
import { phrase } from "~/models/platform/texts/phrase";
import type { PendingLogin } from "./pending-login.server";
import { askLoginService } from "./social/ask-login-service.server";
import { claimLoginState } from "./social/claim-login-state.server";
import { callbackUrl, loginClient, type SocialContext } from "./social/login-client.server";

/**
 * Exchanges what a service sent back for the person it signed in, once (rule accounts-19).
 * @param answer the parameters of the callback
 * @throws AppError `conflict` when the shopper cancelled, the answer came before, belongs to another sign-in
 * or is refused by the service; otherwise as {@link loginClient}
 */
export async function finishSocialLogin(
  ctx: SocialContext,
  pending: PendingLogin,
  answer: URLSearchParams,
): Promise<SocialIdentity> {
  const { provider } = pending;
  const name = socialProviderNames[provider];
  if (answer.get("error"))
    throw new AppError("conflict", phrase("Signing in with {name} was canceled.", { name }));
  await claimLoginState(ctx, pending.state);
  const client = await loginClient(ctx, provider);
  const url = new URL(callbackUrl(ctx, provider));
  url.search = onlyKnown(answer).toString();
  const tokens = await askLoginService(provider, () =>
    openid.authorizationCodeGrant(client, url, {
      pkceCodeVerifier: pending.codeVerifier,
      expectedState: pending.state,
      expectedNonce: pending.nonce,
      idTokenExpected: true,
    }),
  );
  return socialIdentity(provider, tokens.claims(), appleNames(answer.get("user") ?? ""));
}

/** The parameters of an authorization response, without others that an answer may carry. */
function onlyKnown(answer: URLSearchParams): URLSearchParams {
  const known = ["code", "state", "iss"].flatMap((name) => {
    const value = answer.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(known);
}
