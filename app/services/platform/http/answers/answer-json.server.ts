// @public

import type { z } from "zod";
import { headersOfError, isAppError } from "~/models/platform/error/app-error";
import { readJsonCall } from "../reading/read-json.server";

/**
 * Answers a JSON call of our own pages: reads it within bounds, checks it by its schema and hands it to
 * `serve`, which calls one service. What the schema refuses is a 422, what a service refuses has that error's
 * status; both say why in `message`.
 * @param serve what becomes of a checked call: an object to send, or a whole response
 */
export async function answerJson<Call>(
  request: Request,
  schema: z.ZodType<Call, z.ZodTypeDef, unknown>,
  serve: (call: Call) => Promise<object | Response>,
): Promise<Response> {
  const call = schema.safeParse(await readJsonCall(request));
  if (!call.success) return refuse(call.error.issues[0]?.message ?? "", 422);
  try {
    const answer = await serve(call.data);
    return answer instanceof Response ? answer : Response.json(answer);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return refuse(error.message, error.status, headersOfError(error));
  }
}

const refuse = (message: string, status: number, headers: Record<string, string> = {}) =>
  Response.json({ success: false, message }, { status, headers });
