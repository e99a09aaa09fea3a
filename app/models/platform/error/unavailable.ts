// @public

import { message } from "~/models/platform/texts/message";
/** Text of the page shown while the database is down or overloaded (rule resilience-3). */
export const unavailable = {
  title: message("We’ll be right back"),
  heading: message("We’ll be right back"),
  text: message("The shop can’t answer this right now. Please try again in a few seconds."),
  reassurance: message(
    "Items stay in your cart. If you were placing an order, send it again: you won’t be charged twice.",
  ),
  link: message("Continue Shopping"),
} as const;

/** Seconds until a retry makes sense: the value of `Retry-After` in every 503. */
export const retryAfterS = 5;

/** Whether a path belongs to an API, whose callers read JSON. */
export const isApiPath = (path: string): boolean => /^\/(?:api(?:[/-]|$)|admin-graphql(?:\/|$))/.test(path);

/** What callers of an API get in place of an answer; those of a GraphQL one find it among `errors`, too. */
export function unavailableJson(path: string, message: string = unavailable.text) {
  const told = { error: "unavailable", message };
  if (!/^\/(?:api|admin)-graphql$/.test(path)) return told;
  return { ...told, errors: [{ message, extensions: { code: "unavailable", status: 503 } }] };
}
