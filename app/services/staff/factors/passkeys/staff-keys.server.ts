import { staff } from "~/tables/staff/staff";
import { staffChallenges, staffPasskeys } from "~/tables/staff/staff-passkeys";
import type { KeyHolders } from "../../../accounts/keys/key-holders.server";

/** Members of staff (rule staff-17). */
export const staffKeys: KeyHolders = {
  owners: staff,
  keys: staffPasskeys,
  challenges: staffChallenges,
  handle: "staff passkey",
  unknownText: "We don’t know this passkey. Sign in with your password.",
};

/** The context with the origin at which passkeys of staff work: the office's. */
export const atOffice = <Ctx extends { officeOrigin: string }>(ctx: Ctx) => ({
  ...ctx,
  origin: ctx.officeOrigin,
});
