// @public

import { isAppError } from "./app-error";

/** Answers the shop's page for what is not there instead of a `not_found`. */
export async function foundOr404<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isAppError(error) && error.code === "not_found")
      throw new Response(error.message, { status: 404, statusText: "Not Found" });
    throw error;
  }
}
