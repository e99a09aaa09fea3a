/**
 * What follows when a wish was sent, in the words for the shopper (rule stock-notices-2).
 * @param sent `account` for a customer whose e-mail is known; else a mail has to be confirmed
 */
export const noticeSentText = (sent: string): string =>
  sent === "account"
    ? "We will write to you as soon as it is back. You can stop this from the mail we just sent."
    : "Check your email: press the button in the mail we just sent, and we will write when it is back.";
