// @public

import { message } from "~/models/platform/texts/message";
/** Text of the server error page (rule errors-3). */
export const serverError = {
  title: message("Internal Server Error"),
  heading: message("500 - Internal Server Error"),
  exclamation: message("Whoops..."),
  text: message(
    "Something went wrong on our end. Don’t worry, it’s not you - it’s us. Please refresh this page or try again later.",
  ),
  /** Where the page that says all this failed too. */
  twice: message("An error occurred while showing the error page"),
  link: message("Continue Shopping"),
} as const;
