// @public

import { localAddress } from "~/components/ui/link/use-address";
import type { PickerAnswer } from "~/models/catalogue/options/list-choice";
import { message } from "~/models/platform/texts/message";
import { listMarksPath } from "~/paths/list-marks";

/** What the call answered; status 0 if it did not arrive. */
export type ListsAnswered = PickerAnswer & { status: number };

const failed = message("We couldn’t reach the store. Nothing was changed. Please try again.");

/** Resolves when every change that was sent is answered. */
let sent: Promise<unknown> = Promise.resolve();

/**
 * Asks which lists a product is on, once the changes that are under way are answered. A call that is not
 * answered as expected was no success.
 */
export const fetchMarks = (query: string): Promise<ListsAnswered> => sent.then(() => call(query, {}));

/**
 * Puts a product on a list, or takes it off. A call that is not answered as expected was no success. It goes
 * on when its page is left.
 */
export function sendMark(query: string, form: Record<string, string>): Promise<ListsAnswered> {
  const answered = call(query, { method: "POST", body: new URLSearchParams(form), keepalive: true });
  sent = Promise.all([sent, answered]);
  return answered;
}

async function call(query: string, init: RequestInit): Promise<ListsAnswered> {
  try {
    const response = await fetch(localAddress(listMarksPath(query)), init);
    const answer: PickerAnswer = await response.json();
    return { ...answer, message: answer.success ? "" : answer.message || failed, status: response.status };
  } catch {
    return { success: false, message: failed, lists: [], status: 0 };
  }
}
