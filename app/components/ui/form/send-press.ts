// @public

import { setLost } from "../browser-state";
import { notSentText } from "./send-form";

/**
 * The `clientAction` of buttons that have no place for words of their own: if a press fails, on its way or by
 * a fault of ours, the page stays and says so over itself (rule errors-5).
 * @param serverAction as Remix hands it over
 * @param answer what the page gets in place of an answer
 */
export async function sendPress(
  serverAction: () => Promise<unknown>,
  answer: unknown = null,
): Promise<unknown> {
  try {
    const answered = await serverAction();
    setLost("");
    return answered;
  } catch (error) {
    if (error instanceof Response && error.status < 500) throw error;
    setLost(notSentText);
    return Response.json(answer, { status: 503 });
  }
}
