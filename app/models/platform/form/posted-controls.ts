// @public

import { message } from "../texts/message";

/** Names of the hidden controls of every form. A wuid never begins with an underscore. */
export const controlNames = { token: "_token", returnTo: "_return_to", answer: "_answer" } as const;

/** Value of the `answer` control with which a script requests data instead of a page. */
export const answerAsData = "data";

/** Marks the form's own failure message, for a post that never reached the server. */
export const notSent = "not-sent";

/** Message for a fault of the server (rule forms-10). */
export const failedMessage = message("Failed to submit data!");
/** Message for files beyond a quota (rule input-16). */
export const filesQuotaMessage = message(
  "Too many files were sent lately. Try again later, or send the form without files.",
);
/**
 * The same message for a signup (rule forms-13). It is here because browsers load the signup's rules later
 * than the form.
 */
export const signupFailedMessage = message("something went wrong, try again later!");

/** Id of a form's element, for links and messages. */
export const formElementId = (name: string): string => `form-${name}`;
