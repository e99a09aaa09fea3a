// @public

import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { localAddress } from "~/components/ui/link/use-address";
import { message } from "~/models/platform/texts/message";

/**
 * How a step at the authenticator ended. `codes` are recovery codes that came with a new passkey. `message`
 * is empty where the person stopped it, or has to go to `redirect` first.
 */
export type PasskeyResult =
  | { ok: true; redirect: string; codes: string[] }
  | { ok: false; message: string; redirect?: string };

type Answer<Options> = {
  success: boolean;
  message: string;
  options?: Options;
  redirect?: string;
  codes?: string[];
};

const lost = message("We couldn’t reach the store. Please try again.");

async function send<Options>(path: string, body: object): Promise<Answer<Options>> {
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  const answer = await fetch(localAddress(path), { method: "POST", headers, body: JSON.stringify(body) });
  return answer.json();
}

/** Runs both steps of a call, with the authenticator between them. */
async function run<Options>(
  path: string,
  confirm: (options: Options) => Promise<object>,
): Promise<PasskeyResult> {
  try {
    const begun = await send<Options>(path, { step: "begin" });
    if (begun.redirect) return { ok: false, message: "", redirect: begun.redirect };
    if (!begun.success || !begun.options) return { ok: false, message: begun.message || lost };
    const answer = await confirm(begun.options);
    const done = await send<Options>(path, { step: "finish", ...answer });
    return done.success
      ? { ok: true, redirect: done.redirect ?? "", codes: done.codes ?? [] }
      : { ok: false, message: done.message || lost };
  } catch (error) {
    return { ok: false, message: messageOf(error) };
  }
}

/** Browsers say `NotAllowedError` for a person who stopped, and for one who took too long. */
function messageOf(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return "";
  if (name === "InvalidStateError") return message("This device has a passkey for your account already.");
  return lost;
}

/** Proves by a passkey who one is; `redirect` of the result is the page to go to. @param path of the call */
export const enterWithPasskey = (path: string): Promise<PasskeyResult> =>
  run<PublicKeyCredentialRequestOptionsJSON>(path, async (optionsJSON) => ({
    answer: await startAuthentication({ optionsJSON }),
  }));

/** Adds a passkey to the account of who is signed in. @param path of the call */
export const makePasskey = (path: string, name: string): Promise<PasskeyResult> =>
  run<PublicKeyCredentialCreationOptionsJSON>(path, async (optionsJSON) => ({
    name,
    answer: await startRegistration({ optionsJSON }),
  }));
