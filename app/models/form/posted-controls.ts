/** Names of the hidden controls of every form. A wuid never begins with an underscore. */
export const controlNames = { token: "_token", returnTo: "_return_to", answer: "_answer" } as const;

/** Value of the `answer` control with which a script requests data instead of a page. */
export const answerAsData = "data";

/** Query parameter with the form that was just submitted. */
export const sentParameter = "sent";

/** Marks the form's own failure message, for a post that never reached the server. */
export const notSent = "not-sent";

/** Message for a fault of the server (rule forms-10). */
export const failedMessage = "Failed to submit data!";
/** Message for files beyond a quota (rule input-16). */
export const filesQuotaMessage =
  "Too many files were sent lately. Try again later, or send the form without files.";
/**
 * The same message for a signup (rule forms-13). It is here because browsers load the signup's rules later than the
 * form.
 */
export const signupFailedMessage = "something went wrong, try again later!";

/**
 * The page a form was sent from, with a mark that it was sent, scrolled to the form.
 * @param returnTo a validated path of the shop
 */
export function sentPath(returnTo: string, name: string): string {
  const url = new URL(returnTo, "http://shop.invalid");
  url.searchParams.set(sentParameter, name);
  return `${url.pathname}${url.search}#${encodeURIComponent(formElementId(name))}`;
}

/** Id of a form's element, for links and messages. */
export const formElementId = (name: string): string => `form-${name}`;
