import type { ActionFunctionArgs } from "@remix-run/node";
import { addPasskeySchema } from "~/models/accounts/sign-in/passkey";
import { AppError } from "~/models/platform/error/app-error";
import { needsConfirmation } from "~/models/shops/records/needs-confirmation";
import { adminAccountPath, adminConfirmPath } from "~/paths/staff";
import { answerJson } from "~/services/platform/http/answers/answer-json.server";
import { addStaffPasskey, beginStaffPasskey } from "~/services/staff/factors/add-staff-passkey.server";

/**
 * Adds a passkey to the account of who is signed in: a challenge first, then the key (rule staff-17). Who has
 * to confirm first is told where.
 */
export const action = ({ context, request }: ActionFunctionArgs) =>
  answerJson(request, addPasskeySchema, async (call) => {
    context.doNotCache();
    const member = await context.staff();
    if (!member) throw new AppError("sign_in_required", "Please sign in.");
    if (needsConfirmation(await context.actor(), context.now()))
      return { success: false, message: "", redirect: adminConfirmPath(adminAccountPath()) };
    if (call.step === "begin")
      return { success: true, message: "", options: await beginStaffPasskey(context, member) };
    return { success: true, message: "", codes: await addStaffPasskey(context, member, call) };
  });
