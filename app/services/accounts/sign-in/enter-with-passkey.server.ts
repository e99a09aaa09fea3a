// @public

import type { SignedChallenge } from "~/models/accounts/sign-in/passkey";
import { askForKey, identifyByKey, type KeyContext } from "../keys/identify-by-key.server";
import { customerKeys } from "../keys/key-holders.server";

/** Begins a sign-in of a customer with a passkey. */
export const askForPasskey = (ctx: KeyContext) => askForKey(ctx, customerKeys, null);

/**
 * The customer whose passkey signed a challenge (rule accounts-31).
 * @throws AppError like {@link identifyByKey}
 */
export const identifyByPasskey = (ctx: KeyContext, answer: SignedChallenge): Promise<number> =>
  identifyByKey(ctx, customerKeys, null, answer);
