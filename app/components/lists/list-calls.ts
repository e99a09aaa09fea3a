import type { PickerAnswer } from "~/models/lists/shopping-list";
import { listMarksPath } from "~/paths/list-marks";

/** What the call answered; status 0 if it did not arrive. */
export type ListsAnswered = PickerAnswer & { status: number };

const failed = "We couldn't reach the store. Nothing was changed. Please try again.";

/** Asks which lists a product is on. A call that is not answered as expected was no success. */
export const readMarks = (query: string): Promise<ListsAnswered> => call(query, {});

/** Puts a product on a list, or takes it off. A call that is not answered as expected was no success. */
export const sendMark = (query: string, form: Record<string, string>): Promise<ListsAnswered> =>
  call(query, { method: "POST", body: new URLSearchParams(form) });

async function call(query: string, init: RequestInit): Promise<ListsAnswered> {
  try {
    const response = await fetch(listMarksPath(query), init);
    const answer: PickerAnswer = await response.json();
    return { ...answer, message: answer.success ? "" : answer.message || failed, status: response.status };
  } catch {
    return { success: false, message: failed, lists: [], status: 0 };
  }
}
