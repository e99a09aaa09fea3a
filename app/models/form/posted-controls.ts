/** Names of the hidden controls of every form; a wuid never begins with an underscore. */
export const controlNames = { token: "_token", returnTo: "_return_to", answer: "_answer" } as const;

/** Value of the `answer` control that asks for data in place of a page, set by the script. */
export const answerAsData = "data";

/** Query parameter that tells a page which of its forms was just sent. */
export const sentParameter = "sent";

/** Stands for the form's own words of failure when a post never reached the server. */
export const notSent = "not-sent";

/** What a form says of a fault of ours (rule forms-10). */
export const failedMessage = "Failed to submit data!";
/** Files beyond a quota (rule input-16). */
export const filesQuotaMessage =
  "Too many files were sent lately. Try again later, or send the form without files.";
/**
 * The same of a signup (rule forms-13). It is not among the signup's rules, because browsers load those later than the
 * form.
 */
export const signupFailedMessage = "something went wrong, try again later!";

/**
 * The page a form was sent from, told that it was sent, at the form's place.
 * @param returnTo a path of the shop, already checked
 */
export function sentPath(returnTo: string, name: string): string {
  const url = new URL(returnTo, "http://shop.invalid");
  url.searchParams.set(sentParameter, name);
  return `${url.pathname}${url.search}#${encodeURIComponent(formElementId(name))}`;
}

/** Id of a form's element, for links and messages. */
export const formElementId = (name: string): string => `form-${name}`;
