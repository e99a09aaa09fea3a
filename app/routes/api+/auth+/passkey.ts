import type { ActionFunctionArgs } from "@remix-run/node";
import { enterPasskeySchema } from "~/models/accounts/sign-in/passkey";
import { pendingActionOf } from "~/models/shops/records/pending-action";
import { afterSignIn } from "~/services/accounts/register/require-guest.server";
import { askForPasskey, identifyByPasskey } from "~/services/accounts/sign-in/enter-with-passkey.server";
import { answerJson } from "~/services/platform/http/answers/answer-json.server";
import { enterWithPendingAction } from "~/services/storefront/enter-with-pending-action.server";

/** Signs in with a passkey: a challenge first, then where to go once it was signed (rule accounts-31). */
export const action = ({ context, request }: ActionFunctionArgs) =>
  answerJson(request, enterPasskeySchema, async (call) => {
    if (call.step === "begin") return { success: true, message: "", options: await askForPasskey(context) };
    const customerId = await identifyByPasskey(context, call.answer);
    const pendingAction = pendingActionOf(new URL(request.url).searchParams);
    const headers = await enterWithPendingAction(context, request, customerId, pendingAction);
    return Response.json({ success: true, message: "", redirect: afterSignIn(request) }, { headers });
  });
