/** Text of the page shown while the database is down or overloaded (rule resilience-3). */
export const unavailable = {
  title: "Temporarily unavailable",
  heading: "We'll be right back",
  text: "The shop can't answer this right now. Please try again in a few seconds.",
  reassurance:
    "Items stay in your cart. If you were placing an order, send it again: you won't be charged twice.",
  link: "Continue Shopping",
} as const;

/** Seconds until a retry makes sense: the value of `Retry-After` in every 503. */
export const retryAfterS = 5;
