import type { LetterKind } from "../../shops/settings/modules/mail-settings";

/** What each letter to customers is called in the office, and when it goes out. */
export const letterLabels: Record<LetterKind, { label: string; help: string }> = {
  registration: { label: "Account: confirm the email", help: "When an account is made." },
  account_exists: {
    label: "Account: there is one already",
    help: "When an email that has an account is entered to make another.",
  },
  password_reset: { label: "Account: new password", help: "When a customer asks for one." },
  sign_in_warning: { label: "Account: wrong passwords", help: "After many of them, at most once a day." },
  login_method: { label: "Account: ways to sign in", help: "When one is added or removed." },
  email_change_old: { label: "Account: other email, to the old one", help: "When a customer changes it." },
  email_change_new: { label: "Account: other email, to the new one", help: "When a customer changes it." },
  account_data: { label: "Account: download of data", help: "When a customer asks for it." },
  account_deletion: { label: "Account: deletion", help: "When a customer asks for it." },
  account_deleted: { label: "Account: deleted", help: "Once it is gone." },
  withdrawal_refused: {
    label: "Withdrawal not possible",
    help: "When a buyer withdraws from an order without the right to.",
  },
  order_link: { label: "Order: link", help: "When a guest asks for the link of an order." },
  subscription_started: { label: "Subscription: started", help: "When the order that starts it is paid." },
  subscription_failed: { label: "Subscription: not sent", help: "When a delivery cannot be ordered." },
  quote_received: { label: "Quote: asked for", help: "When a cart is sent to be priced." },
  quote_priced: { label: "Quote: ready", help: "When you have priced it. Your answer stays." },
  gift_card: { label: "Gift card", help: "To whom it is for, with its code." },
  message_answer: { label: "Message: answer", help: "When you answer. What you wrote stays." },
  stock_confirm: { label: "Back in stock: confirm", help: "When a guest asks to be told." },
  stock_noted: { label: "Back in stock: noted", help: "When a customer asks to be told." },
  stock_returned: { label: "Back in stock: it is", help: "Once the product can be bought." },
  application_refused: { label: "Seller: refused", help: "When you refuse one. Your reason stays." },
};
