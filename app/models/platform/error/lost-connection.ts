// @public

import { message } from "~/models/platform/texts/message";
/** Text of the page that could not be loaded because the line is down (rule errors-7). */
export const lostConnection = {
  title: message("No connection"),
  heading: message("This page could not be loaded"),
  text: message("Please check your connection and try again in a moment."),
  link: message("Try again"),
  /** Of a part of a page that stays. */
  part: message("This could not be loaded. Please check your connection and try again in a moment."),
} as const;

/** What Chrome, Firefox and Safari say of a request that had no answer. */
const noAnswer = /^(failed to fetch|networkerror when attempting to fetch|load failed|network error)/i;

/** Whether an error in a browser means that a request never got an answer, and no server failed. */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof TypeError && noAnswer.test(error.message);
