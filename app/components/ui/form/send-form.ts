// @public

import { message } from "~/models/platform/texts/message";
/** What a form says that has no words of its own for it. It is not known whether the post arrived. */
export const notSentText = message("This could not be sent. Please try again in a moment.");

/**
 * The `clientAction` of a form. If a post fails, on its way or by a fault of ours, the form that was sent
 * shows a message and keeps what was typed; no error page opens. The status keeps Remix from loading the page
 * again, which would fail alike.
 * @param serverAction as Remix hands it over
 * @param text what the form says
 * @param answer what the form gets in place of an answer, where it is not a validated form
 */
export async function sendForm(
  serverAction: () => Promise<unknown>,
  text: string = notSentText,
  answer: unknown = { fieldErrors: { form: text } },
): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response && error.status < 400) throw error;
    return Response.json(answer, { status: 503 });
  }
}

/**
 * As {@link sendForm} of a page with several forms: the message stands beside a field of the one that was
 * sent.
 * @param posted what was sent, which names its form
 * @param field the form's only field, or its last
 */
export const sendField = (
  serverAction: () => Promise<unknown>,
  posted: FormData,
  field: string,
): Promise<unknown> =>
  sendForm(serverAction, notSentText, {
    fieldErrors: { [field]: notSentText },
    formId: posted.get("__rvfInternalFormId") ?? undefined,
  });
