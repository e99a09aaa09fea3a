import { phrase } from "~/models/platform/texts/phrase";

/**
 * What follows when a notice was sent, in the words for the shopper (rule stock-notices-2).
 * @param sent `account` for a customer whose e-mail is known; else a mail has to be confirmed
 */
export const noticeSentText = (sent: string): string =>
  sent === "account"
    ? phrase("We’ll email you as soon as it’s back. You can stop this from the email we just sent.")
    : phrase(
        "Check your email: press the button in the email we just sent, and we’ll email you when it’s back.",
      );
