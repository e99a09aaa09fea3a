/** A mail ready to be sent: both forms say the same. `messageKey` names it, so that sending it twice gives one id. */
export type Mail = {
  to: string;
  from: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** Letters, digits and hyphens only; unique for what the mail is about, such as `order-confirmation-{id}`. */
  messageKey: string;
};
