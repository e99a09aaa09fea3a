// @public

import { isAppError } from "~/models/platform/error/app-error";
import { readPostedForm } from "./read-posted-form.server";

/**
 * Reads a posted form without files.
 * @throws Response 413 if it is too long, 400 if it is malformed
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await readPostedForm(request);
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new Response(error.message, { status: error.status });
  }
}
