// @public

/**
 * A mail ready to be sent, with equivalent HTML and text parts. `messageKey` identifies it, so that sending
 * it twice uses one message id.
 */
export type Mail = {
  to: string;
  from: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** Letters, digits and hyphens only; unique for its subject, such as `order-placed-{id}`. */
  messageKey: string;
  /**
   * Ends mails of its kind when it is opened or posted to; absent for a mail that is always sent (rule
   * accounts-34).
   */
  unsubscribeUrl?: string;
};
