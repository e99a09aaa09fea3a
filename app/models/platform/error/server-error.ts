// @public

/** Text of the server error page (rule errors-3). */
export const serverError = {
  title: "Internal Server Error",
  heading: "500 - Internal Server Error",
  exclamation: "Whoops...",
  text: "Something went wrong on our end. Don’t worry, it’s not you - it’s us. Please refresh this page or try again later.",
  /** Where the page that says all this failed too. */
  twice: "An error occurred while showing the error page",
  link: "Continue Shopping",
} as const;
