import { withQuery } from "../paths";

/** Where staff work. */
export const adminPath = () => "/admin";

/** An order in the office, by its number. */
export const adminOrderPath = (number: string) => `/admin/orders/${encodeURIComponent(number)}`;

/** A conversation in the office. */
export const adminConversationPath = (id: number) => `/admin/inbox/${id}`;

/** What came in by the shop's forms. */
export const adminFormsPath = () => "/admin/forms";

/** One submission of a form. */
export const adminFormPath = (id: string) => `/admin/forms/${id}`;

/** Sign-in of staff, coming back to `redirect` afterwards. */
export const adminSignInPath = (redirect?: string) => withQuery("/admin/sign-in", { redirect });
export const adminSignInQuery = ["redirect", "password"] as const;

/** Ends the session of staff. */
export const adminSignOutPath = () => "/admin/sign-out";

/** The mailed link of an invitation. */
export const adminInvitationPath = (hash: string) => withQuery("/admin/invitation", { hash });
export const adminInvitationQuery = ["hash"] as const;

/** Asks for a link by mail; with its token, for the new password. */
export const adminResetPath = (hash?: string) => withQuery("/admin/reset-password", { hash });
export const adminResetQuery = ["hash", "sent"] as const;

/** Where a member of staff is signed in. */
export const adminSessionsPath = () => "/admin/sessions";
export const adminSessionsQuery = ["done"] as const;

/** Changes the password of a member of staff. */
export const adminPasswordPath = () => "/admin/password";

/** Asks for the second factor of a sign-in that was begun, or for a recovery code in its place. */
export const adminSecondFactorPath = (redirect?: string, by?: "recovery") =>
  withQuery("/admin/second-factor", { redirect, with: by });
export const adminSecondFactorQuery = ["redirect", "with"] as const;

/** Asks who is signed in to confirm that it is them, coming back to `redirect` afterwards. */
export const adminConfirmPath = (redirect?: string, by?: "recovery") =>
  withQuery("/admin/confirm", { redirect, with: by });
export const adminConfirmQuery = ["redirect", "with"] as const;

/** The second factors of who is signed in. */
export const adminAccountPath = () => "/admin/account";
export const adminAccountQuery = ["done"] as const;

/** Signs in with a passkey, alone or after the password, and leads to `redirect`. */
export const adminEnterKeyPath = (redirect?: string) => withQuery("/admin/passkey/enter", { redirect });

/** Confirms by a passkey who is signed in, and leads to `redirect`. */
export const adminConfirmKeyPath = (redirect?: string) => withQuery("/admin/passkey/confirm", { redirect });

/** Adds a passkey to the account of who is signed in. */
export const adminAddKeyPath = () => "/admin/passkey/add";
