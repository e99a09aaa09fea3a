import type { PendingAction } from "~/models/shops/records/pending-action";
import { withQuery } from "../paths";

/** Signs in with a passkey, and leads to `redirect` with the pending action done. */
export const enterPasskeyPath = (redirect: string, pendingAction: PendingAction = {}) =>
  withQuery("/api/auth/passkey", { redirect: redirect || undefined, ...pendingAction });
export const enterPasskeyQuery = ["favorite", "later", "helpful"] as const;

/** Adds a passkey to the account. */
export const addPasskeyPath = () => "/api/account/passkey";
