// @public

import { isSocialProvider, type SocialProvider } from "../../platform/sign-in/social-provider";

/** A step of a sign-in with a service: the way there, or back. */
export type SocialStep = { provider: SocialProvider; isCallback: boolean };

/**
 * Reads the last part of `/login/social/google` or `/login/social/googlecallback`; null for anything else.
 */
export function socialStep(text: string): SocialStep | null {
  const isCallback = text.endsWith("callback");
  const provider = isCallback ? text.slice(0, -"callback".length) : text;
  return isSocialProvider(provider) ? { provider, isCallback } : null;
}
