// @public

import { parseBoundedJson } from "~/models/platform/validation/bounded-json";
import { readLimitedText } from "./read-body.server";

/** Largest JSON body, bytes (rule input-5). */
export const maxJsonBytes = 100_000;

/** Whether a request says that its body is JSON. */
export const isJson = (request: Request): boolean =>
  /^application\/json\s*(;|$)/i.test(request.headers.get("Content-Type") ?? "");

/**
 * Reads a request's JSON, whatever its content type; undefined if it is malformed, nested too deep or longer
 * than `maxBytes`.
 */
export async function readJson(request: Request, maxBytes = maxJsonBytes): Promise<unknown> {
  return parseBoundedJson((await readLimitedText(request, maxBytes)) ?? "");
}

/** Reads the JSON of a call; undefined also for a body of another type. */
export async function readJsonCall(request: Request): Promise<unknown> {
  return isJson(request) ? readJson(request) : undefined;
}
