import { maxJsonDepth, parseBoundedJson } from "~/models/platform/validation/bounded-json";
import { readLimitedText } from "../../../platform/http/reading/read-body.server";
import { isJson } from "../../../platform/http/reading/read-json.server";

/** A call's JSON: its text, and what it says. */
export type SentCall = { body: string; call: unknown };

/**
 * Reads a call (rules api-3 and input-5): a POST with JSON, which a form on another site cannot send without
 * a preflight.
 * @returns the answer where it is refused
 */
export async function readCall(
  request: Request,
  { maxBytes, headers }: { maxBytes: number; headers: Headers },
): Promise<SentCall | Response> {
  if (request.method !== "POST") {
    headers.set("Allow", "POST");
    return refuseCall(405, "Send a POST with JSON.", headers);
  }
  if (!isJson(request)) return refuseCall(415, "Send JSON (Content-Type: application/json).", headers);
  const body = await readLimitedText(request, maxBytes);
  if (body === null) return refuseCall(413, `A call may have at most ${maxBytes} bytes.`, headers);
  const call = parseBoundedJson(body);
  if (call === undefined)
    return refuseCall(400, `JSON may be nested at most ${maxJsonDepth} levels deep.`, headers);
  return { body, call };
}

/** The answer to a call that is refused before anything of it is done. */
export const refuseCall = (
  status: number,
  message: string,
  headers: Headers,
  code = "bad_request",
): Response => Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers });
