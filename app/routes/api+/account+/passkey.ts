import type { ActionFunctionArgs } from "@remix-run/node";
import { addPasskeySchema } from "~/models/accounts/sign-in/passkey";
import { AppError } from "~/models/platform/error/app-error";
import { addPasskey, beginPasskey } from "~/services/accounts/passkeys/add-passkey.server";
import { answerJson } from "~/services/platform/http/answers/answer-json.server";

/** Adds a passkey to the customer's account: a challenge first, then the key (rule accounts-30). */
export const action = ({ context, request }: ActionFunctionArgs) =>
  answerJson(request, addPasskeySchema, async (call) => {
    const { customer } = await context.visitor();
    if (!customer) throw new AppError("sign_in_required", "Please sign in.");
    if (call.step === "begin")
      return { success: true, message: "", options: await beginPasskey(context, customer) };
    await addPasskey(context, customer.id, call);
    return { success: true, message: "" };
  });
