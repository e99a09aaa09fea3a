import { isAppError } from "~/models/error/app-error";
import { readPostedForm } from "./read-posted-form.server";

/**
 * The posted form; files are refused.
 * @throws Response 413 for one that is too long, 400 for a body that is no form
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await readPostedForm(request);
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new Response(error.message, { status: error.status });
  }
}
