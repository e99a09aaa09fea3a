import type { SocialProvider } from "~/models/platform/sign-in/social-provider";
import type { PendingAction } from "~/models/shops/records/pending-action";
import { withQuery } from "../paths";

/** Opened from the mail that asks to confirm an e-mail. */
export const accountSecurityPath = () => "/account/security";

export const accountSecurityQuery = ["done"] as const;

/** Where a signed-in customer changes the password. */
export const accountPasswordPath = () => "/account/security/password";

/** Where a signed-in customer asks for another e-mail. */
export const accountEmailPath = () => "/account/security/email";

/** The link that confirms or cancels a change of e-mail. */
export const emailChangePath = (hash: string) => withQuery("/change-email", { hash });
export const emailChangeQuery = ["hash"] as const;

/** The link that confirms an email; `redirect` is where the visitor was going. */
export const verifyEmailPath = (hash: string, redirect?: string) =>
  withQuery("/verify-email", { hash, redirect });
export const verifyEmailQuery = ["hash", "redirect"] as const;

/**
 * Asks for a link by mail; with the token of that link, asks for the new password. Signing in then goes on as
 * {@link registerPath}.
 */
export const resetPasswordPath = (hash?: string, redirect?: string, pendingAction: PendingAction = {}) =>
  withQuery("/reset-password", { hash, redirect, ...pendingAction });
export const resetPasswordQuery = ["hash", "sent", "redirect", "favorite", "later", "helpful"] as const;

/** Where a customer downloads what is kept about them; `proof` shows the files. */
export const accountDataPath = (proof?: string) => withQuery("/account/settings/data", { key: proof });
/** One of the files with it. */
export const accountDataFilePath = (file: string, proof: string) =>
  withQuery(`/account/settings/data/${file}`, { key: proof });
export const accountDataQuery = ["key"] as const;
/** Where a customer deletes the account; `proof` comes with the mailed link. */
export const accountDeletionPath = (proof?: string) => withQuery("/account/settings/delete", { key: proof });
export const accountDeletionQuery = ["key"] as const;

/** Ends a kind of mail, by the key of the link in such a mail. */
export const unsubscribePath = (kind: string, id: string, key: string) =>
  withQuery(`/unsubscribe/${kind}/${encodeURIComponent(id)}`, { key });
export const unsubscribeQuery = ["key"] as const;

/** One of the customer's orders, inside the account. */
export const accountOrderPath = (id: string) => `/account/orders/${encodeURIComponent(id)}`;

/** What the customer bought; page 1 has no number. */
export const accountOrderedProductsPath = (page = 1) =>
  withQuery("/account/ordered-products", { page: page > 1 ? page : undefined });

export const accountOrderedProductsQuery = ["page"] as const;

/** The customer's address book; `edit` opens the form of an address, or of a `new` one. */
export const accountAddressBookPath = (edit?: number | "new") => withQuery("/account/address-book", { edit });
export const accountAddressBookQuery = ["edit"] as const;
/** How a customer signs in: password and services. */
export const accountLoginMethodPath = () => "/account/login-method";

/** Leads to a service to sign in there, which then does the pending action (rule lists-5). */
export const socialLoginPath = (
  provider: SocialProvider,
  query: { redirect?: string } & PendingAction = {},
) => withQuery(`/login/social/${provider}`, query);

/** Posted to, it adds a service to the customer's login methods (rule accounts-21). */
export const socialLinkPath = (provider: SocialProvider) => `/login/link/${provider}`;

export const socialLoginQuery = ["redirect", "link", "favorite", "later", "helpful"] as const;

/** Where a service sends the browser back to, with its answer. */
export const socialCallbackPath = (provider: SocialProvider, answer = new URLSearchParams()) =>
  withQuery(`/login/social/${provider}callback`, Object.fromEntries(answer));

/** What the services answer with; Apple adds who it is. */
export const socialCallbackQuery = ["error", "code", "state", "iss", "user"] as const;

/** Register, coming back to `redirect` afterwards; the pending action is done then (rule lists-5). */
export const registerPath = (redirect?: string, pendingAction: PendingAction = {}) =>
  withQuery("/register", { redirect, ...pendingAction });
export const registerQuery = ["redirect", "sent", "favorite", "later", "helpful"] as const;

/** The customer's downloads. */
export const accountDownloadsPath = () => "/account/downloads";

/** What the customer's subscriptions are charged to. */
export const accountPaymentPath = () => "/account/payment";

/** The customer's quotes. */
export const accountQuotesPath = () => "/account/quotes";

/** The customer's subscriptions. */
export const accountSubscriptionsPath = () => "/account/subscriptions";
export const accountSubscriptionsQuery = ["done"] as const;
/** Where a subscription is delivered to. */
export const accountSubscriptionAddressPath = (id: string) =>
  `/account/subscriptions/${encodeURIComponent(id)}/address`;
/** The page of a bought file; the hash is signed (rule downloads-4). */
export const downloadPath = (hash: string) => `/account/download/${hash}`;
/** The file itself, once its button was pressed (rule downloads-5). */
export const downloadFilePath = (hash: string, press: string) => `${downloadPath(hash)}/${press}`;

/** The states and fields of a country's addresses. */
export const countriesCallQuery = ["country"] as const;
export const countriesCallPath = (country: string) => withQuery("/api/countries", { country });
