// @public

import { z } from "zod";
import { profileSchema } from "~/models/accounts/profile-form";
import { isAppError } from "~/models/platform/error/app-error";
import { emailSchema } from "~/models/platform/validation/email";
import { readJsonCall } from "../../platform/http/reading/read-json.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { changeProfile } from "../profile/change-profile.server";

const settingsCallSchema = z.intersection(profileSchema, z.object({ email: emailSchema.optional() }));

/**
 * Changes the names of the signed-in customer for a client of the API (rule api-15). An e-mail is changed by
 * both mailboxes alone (rule accounts-17): another one than the account's is refused.
 */
export async function answerSettingsCall(context: RequestContext, request: Request): Promise<Response> {
  const { customer } = await context.visitor();
  if (!customer) return refusal("Please sign in.", 401);
  const call = settingsCallSchema.safeParse(await readJsonCall(request));
  if (!call.success) return refusal(call.error.issues[0]?.message ?? "", 422);
  const { email = customer.email, ...names } = call.data;
  if (email !== customer.email)
    return refusal("Change your email under Sign-in and security: both mailboxes must confirm it.", 422);
  try {
    await changeProfile(context, customer.id, names);
    return Response.json({ status: "success" });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return refusal(error.message, error.status);
  }
}

const refusal = (message: string, status: number) => Response.json({ status: "error", message }, { status });
