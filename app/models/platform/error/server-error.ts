/** Text of the server error page (rule errors-3). */
export const serverError = {
  title: "Internal Server Error",
  heading: "500 - Internal Server Error",
  exclamation: "Whoops...",
  text: "Something went wrong on our end. Don't worry, it's not you - it's us. Please refresh this page or try again later.",
  link: "Continue Shopping",
} as const;
