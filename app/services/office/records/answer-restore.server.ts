import { redirect } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import { headersOfError, isAppError } from "~/models/platform/error/app-error";
import { withQuery } from "~/paths";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { RecordKind } from "../../shops/records/record-kind";
import { restoreRecord } from "../../shops/records/restore-record.server";

/** The form that brings an earlier version back. */
export const restoreDeed = "restore";

/**
 * Makes a record what it was before one of its changes, as the buttons of its history ask (rule office-14),
 * and leads back to its page.
 */
export async function answerRestore(
  ctx: ShopContext,
  posted: FormData,
  { kind, name, backTo }: { kind: RecordKind<unknown>; name: string; backTo: string },
) {
  const expected = String(posted.get("version") ?? "");
  try {
    await restoreRecord(ctx, kind, {
      name,
      version: String(posted.get("of") ?? ""),
      expectedVersion: expected === "" ? null : expected,
    });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const refusal = { fieldErrors: { form: error.message }, formId: restoreDeed };
    return validationError(refusal, undefined, { status: error.status, headers: headersOfError(error) });
  }
  return redirect(withQuery(backTo, { done: "restored" }), 303);
}
