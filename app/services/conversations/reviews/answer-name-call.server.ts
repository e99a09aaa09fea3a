// @public

import { z } from "zod";
import { headersOfError, isAppError } from "~/models/platform/error/app-error";
import { isNameTaken } from "../../accounts/register/is-name-taken.server";
import { readJsonCall } from "../../platform/http/reading/read-json.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";

const callSchema = z.object({ nickName: z.string().trim().min(1).max(100) });

/**
 * Answers `POST /api/customer/exist-nick-name` with `{ status }`: true for a name that another person has
 * (rule reviews-3). A malformed body is a 400; a network address may ask 200 times an hour.
 */
export async function answerNameCall(context: RequestContext, request: Request): Promise<Response> {
  const call = callSchema.safeParse(await readJsonCall(request));
  if (!call.success) return Response.json({ message: "Send nickName as a text." }, { status: 400 });
  try {
    const attempt = { action: "name", by: "address", who: context.clientAddress } as const;
    await countAttempt(context, attempt, attemptLimits.namesByAddress);
    const { customer } = await context.visitor();
    const owner = { customerId: customer?.id ?? null, email: null };
    return Response.json({ status: await isNameTaken(context, call.data.nickName, owner) });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { message, status } = error;
    return Response.json({ message }, { status, headers: headersOfError(error) });
  }
}
