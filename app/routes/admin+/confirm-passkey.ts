import type { ActionFunctionArgs } from "@remix-run/node";
import { enterPasskeySchema } from "~/models/accounts/sign-in/passkey";
import { AppError } from "~/models/platform/error/app-error";
import { answerJson } from "~/services/platform/http/answers/answer-json.server";
import { askToConfirm, confirmWithKey } from "~/services/staff/factors/confirm-with-key.server";
import { afterStaffSignIn } from "~/services/staff/sessions/require-staff.server";

/** Confirms by a passkey who is signed in: a challenge first, then where to go (rule staff-14). */
export const action = ({ context, request }: ActionFunctionArgs) =>
  answerJson(request, enterPasskeySchema, async (call) => {
    context.doNotCache();
    const member = await context.staff();
    if (!member) throw new AppError("sign_in_required", "Please sign in.");
    if (call.step === "begin")
      return { success: true, message: "", options: await askToConfirm(context, member) };
    await confirmWithKey(context, member, call.answer);
    return { success: true, message: "", redirect: afterStaffSignIn(request) };
  });
