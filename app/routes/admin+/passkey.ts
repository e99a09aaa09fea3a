import type { ActionFunctionArgs } from "@remix-run/node";
import { enterPasskeySchema } from "~/models/accounts/sign-in/passkey";
import { answerJson } from "~/services/platform/http/answers/answer-json.server";
import { askToEnter, enterWithKey } from "~/services/staff/factors/enter-with-key.server";
import { afterStaffSignIn } from "~/services/staff/sessions/require-staff.server";

/** Signs staff in with a passkey: a challenge first, then where to go once it was signed (rule staff-17). */
export const action = ({ context, request }: ActionFunctionArgs) =>
  answerJson(request, enterPasskeySchema, async (call) => {
    context.doNotCache();
    if (call.step === "begin") return { success: true, message: "", options: await askToEnter(context) };
    const headers = await enterWithKey(context, call.answer, request.headers.get("User-Agent"));
    return Response.json({ success: true, message: "", redirect: afterStaffSignIn(request) }, { headers });
  });
