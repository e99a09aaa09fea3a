/** What is said where more orders were chosen than are printed or marked at once. */
export const moreText = "More orders match: these are the first hundred of them.";
