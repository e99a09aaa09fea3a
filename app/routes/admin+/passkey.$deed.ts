import type { ActionFunctionArgs } from "@remix-run/node";
import { addPasskeySchema, enterPasskeySchema } from "~/models/accounts/sign-in/passkey";
import { AppError } from "~/models/platform/error/app-error";
import { needsConfirmation } from "~/models/shops/records/needs-confirmation";
import { adminAccountPath, adminConfirmPath } from "~/paths/staff";
import { answerJson } from "~/services/platform/http/answers/answer-json.server";
import type { RequestContext } from "~/services/shops/context/request-context.server";
import { addStaffPasskey, beginStaffPasskey } from "~/services/staff/factors/add-staff-passkey.server";
import { askToConfirm, confirmWithKey } from "~/services/staff/factors/confirm-with-key.server";
import { askToEnter, enterWithKey } from "~/services/staff/factors/enter-with-key.server";
import { afterStaffSignIn } from "~/services/staff/sessions/require-staff.server";

type Deed = (context: RequestContext, request: Request) => Promise<Response>;

/** What staff do with passkeys: first a challenge, then what was signed (rules staff-14 and staff-17). */
const deeds: Readonly<Record<string, Deed>> = {
  enter: (context, request) =>
    answerJson(request, enterPasskeySchema, async (call) => {
      if (call.step === "begin") return { success: true, message: "", options: await askToEnter(context) };
      const headers = await enterWithKey(context, call.answer, request.headers.get("User-Agent"));
      return Response.json({ success: true, message: "", redirect: afterStaffSignIn(request) }, { headers });
    }),
  confirm: (context, request) =>
    answerJson(request, enterPasskeySchema, async (call) => {
      const member = await memberOf(context);
      if (call.step === "begin")
        return { success: true, message: "", options: await askToConfirm(context, member) };
      await confirmWithKey(context, member, call.answer);
      return { success: true, message: "", redirect: afterStaffSignIn(request) };
    }),
  add: (context, request) =>
    answerJson(request, addPasskeySchema, async (call) => {
      const member = await memberOf(context);
      if (needsConfirmation(await context.actor(), context.now()))
        return { success: false, message: "", redirect: adminConfirmPath(adminAccountPath()) };
      if (call.step === "begin")
        return { success: true, message: "", options: await beginStaffPasskey(context, member) };
      return { success: true, message: "", codes: await addStaffPasskey(context, member, call) };
    }),
};

async function memberOf(context: RequestContext) {
  const member = await context.staff();
  if (!member) throw new AppError("sign_in_required", "Please sign in.");
  return member;
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const deed = Object.hasOwn(deeds, params.deed ?? "") ? deeds[params.deed ?? ""] : undefined;
  if (!deed) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  context.doNotCache();
  return deed(context, request);
}
