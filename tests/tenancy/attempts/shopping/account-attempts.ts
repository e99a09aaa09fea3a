import { eq } from "drizzle-orm";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { changeAddressBook } from "~/services/accounts/addresses/change-address-book.server";
import { keepOrderAddresses } from "~/services/accounts/addresses/keep-order-addresses.server";
import { listAddresses } from "~/services/accounts/addresses/list-addresses.server";
import { lockAddressBook } from "~/services/accounts/addresses/lock-address-book.server";
import { addAddress, saveAddress } from "~/services/accounts/addresses/save-address.server";
import { customerKeys, keepChallenge, takeChallenge } from "~/services/accounts/keys/key-holders.server";
import { setMailRefusal } from "~/services/accounts/mail-preferences/set-mail-refusal.server";
import { unsubscribe } from "~/services/accounts/mail-preferences/unsubscribe.server";
import { wantsMail } from "~/services/accounts/mail-preferences/wants-mail.server";
import { bringCustomers } from "~/services/accounts/owned-customers/bring-customers.server";
import { findCustomerByEmail } from "~/services/accounts/owned-customers/find-customer-by-email.server";
import { addIdentity } from "~/services/accounts/passkeys/add-identity.server";
import { addPasskey, beginPasskey } from "~/services/accounts/passkeys/add-passkey.server";
import { listLoginMethods } from "~/services/accounts/passkeys/list-login-methods.server";
import { listPasskeys } from "~/services/accounts/passkeys/list-passkeys.server";
import { removeIdentity } from "~/services/accounts/passkeys/remove-identity.server";
import { removePasskey } from "~/services/accounts/passkeys/remove-passkey.server";
import { changePassword } from "~/services/accounts/password/change-password.server";
import { isResetLinkOpen } from "~/services/accounts/password/is-reset-link-open.server";
import { requestPasswordReset } from "~/services/accounts/password/request-password-reset.server";
import { resetPassword } from "~/services/accounts/password/reset-password.server";
import { cancelEmailChange } from "~/services/accounts/profile/cancel-email-change.server";
import { changeProfile } from "~/services/accounts/profile/change-profile.server";
import { confirmEmailChange } from "~/services/accounts/profile/confirm-email-change.server";
import { requestEmailChange } from "~/services/accounts/profile/request-email-change.server";
import { isRegistrationOpen } from "~/services/accounts/register/is-registration-open.server";
import { verifyEmail } from "~/services/accounts/register/verify-email.server";
import { endCustomerSessions } from "~/services/accounts/sessions/end-customer-sessions.server";
import { endSession } from "~/services/accounts/sessions/end-session.server";
import { findVisitor } from "~/services/accounts/sessions/find-visitor.server";
import { listSessions } from "~/services/accounts/sessions/list-sessions.server";
import { SESSION_COOKIE } from "~/services/accounts/sessions/session-cookie.server";
import { startSession } from "~/services/accounts/sessions/start-session.server";
import { testPassword } from "~/services/accounts/sign-in/account-fixture.server";
import { confirmPassword } from "~/services/accounts/sign-in/confirm-password.server";
import { createPasswordReset } from "~/services/accounts/sign-in/create-password-reset.server";
import { emailChangeHash } from "~/services/accounts/sign-in/email-change-link.server";
import { askForPasskey, identifyByPasskey } from "~/services/accounts/sign-in/enter-with-passkey.server";
import { findEmailChange } from "~/services/accounts/sign-in/find-email-change.server";
import { identifyCustomer } from "~/services/accounts/sign-in/identify-customer.server";
import { registrationHash } from "~/services/accounts/sign-in/registration-link.server";
import { removeSessions } from "~/services/accounts/sign-in/remove-sessions.server";
import { signIn } from "~/services/accounts/sign-in/sign-in.server";
import { claimLoginState } from "~/services/accounts/sign-in/social/claim-login-state.server";
import { readVatNumber } from "~/services/accounts/vat/read-vat-number.server";
import { saveVatNumber } from "~/services/accounts/vat/save-vat-number.server";
import { readMailPreferences } from "~/services/content/mail-preferences/read-mail-preferences.server";
import { saveMailPreferences } from "~/services/content/mail-preferences/save-mail-preferences.server";
import { checkoutDefaults } from "~/services/selling/checkout/checkout-defaults.server";
import { enterAccount } from "~/services/storefront/sign-in/enter-account.server";
import { usedLogins } from "~/tables/accounts/used-logins";
import { SoftwarePasskey } from "../../../support/services/software-passkey";
import { alphaIdentity, failure } from "../../first-shop-names";
import { origin, secret } from "../../own-request";
import type { Attempts } from "../../two-shops";

const atOrigin = <C extends object>(ctx: C) => ({ ...ctx, origin });

/** Tries services of sign-in and accounts as the second shop with the first shop's rows. */
export const accountAttempts: Attempts = {
  findCustomerByEmail: ({ beta, customer }) => findCustomerByEmail(beta, customer.email),
  changeProfile: ({ beta, customer }) =>
    changeProfile(beta, customer.id, { first_name: "Eve", last_name: "Eve", nick_name: "Eve" }),
  saveVatNumber: ({ beta, customer }) =>
    saveVatNumber({ ...beta, config: { viesUrl: "http://localhost:9" } }, customer.id, ""),
  readVatNumber: ({ beta, customer }) => readVatNumber(beta, customer.id),
  createPasswordReset: ({ beta, customer }) => createPasswordReset(beta, customer.id),
  endSession: ({ beta, session }) => endSession(beta, session.hash),
  enterAccount: ({ beta, guest, customer }) => enterAccount({ ...beta, origin, secret }, guest, customer.id),
  findVisitor: ({ beta, session }) =>
    findVisitor(beta, { headers: new Headers({ Cookie: `${SESSION_COOKIE}=${session.token}` }) }),
  changePassword: ({ beta, customer }) =>
    changePassword(beta, customer, { currentPassword: testPassword, password: "new-password-1" }, null),
  confirmPassword: ({ beta, customer }) => confirmPassword(beta, customer.id, testPassword),
  removeSessions: ({ beta, customer }) => removeSessions(beta, customer.id, "all"),
  endCustomerSessions: ({ beta, customer }) => endCustomerSessions(beta, customer.id, "all"),
  listSessions: ({ beta, customer }) => listSessions(beta, customer.id, null),
  requestPasswordReset: ({ beta, customer }) => requestPasswordReset(beta, customer.email),
  resetPassword: ({ beta, resetToken }) =>
    resetPassword({ ...beta, origin, secret }, { token: String(resetToken), password: "new-password-1" }),
  isResetLinkOpen: async ({ beta, resetToken }) => {
    if (await isResetLinkOpen(beta, String(resetToken)))
      throw failure("found the reset link of another shop");
  },
  signIn: ({ beta, customer }) =>
    signIn({ ...beta, secret }, { email: customer.email, password: testPassword }),
  startSession: ({ beta, customer, owner }) =>
    startSession(beta, { customerId: customer.id, cartId: owner.cartId ?? "" }),
  verifyEmail: ({ alpha, beta, registrationId }) =>
    verifyEmail({ ...beta, secret }, registrationHash({ ...alpha, secret }, registrationId)),
  isRegistrationOpen: async ({ alpha, beta, registrationId }) => {
    const hash = registrationHash({ ...alpha, secret }, registrationId);
    if (await isRegistrationOpen({ ...beta, secret }, hash))
      throw failure("found the registration of another shop");
  },
  requestEmailChange: ({ beta, customer }) =>
    requestEmailChange(beta, customer, { email: "eve@example.com", currentPassword: testPassword }),
  findEmailChange: ({ beta, emailChangeId }) => findEmailChange(beta, emailChangeId),
  confirmEmailChange: ({ alpha, beta, emailChangeId }) =>
    confirmEmailChange(
      { ...beta, secret },
      emailChangeHash({ ...alpha, secret }, emailChangeId, "new"),
      null,
    ),
  listAddresses: ({ beta, customer }) => listAddresses(beta, customer.id),
  saveAddress: ({ beta, customer }) => saveAddress(beta, customer.id, { id: null, address: nazareth }),
  bringCustomers: ({ beta, customer }) =>
    bringCustomers(beta, [
      {
        email: customer.email,
        firstName: "Eve",
        lastName: "",
        nickName: "",
        group: "",
        tags: [],
        note: "",
        isTaxExempt: false,
        taxExemptReason: "",
        createdAt: null,
        addresses: [nazareth],
      },
    ]),
  addAddress: ({ beta, customer }) => addAddress(beta, customer.id, nazareth),
  changeAddressBook: ({ beta, customer, addressId }) =>
    changeAddressBook(beta, customer.id, { intent: "remove", address_id: addressId }),
  keepOrderAddresses: ({ beta, customer }) => keepOrderAddresses(beta, customer.id, [nazareth]),
  lockAddressBook: ({ beta, customer }) => lockAddressBook(beta, customer.id),
  checkoutDefaults: ({ beta, customer }) => checkoutDefaults(beta, customer.id),
  identifyCustomer: ({ beta }) => identifyCustomer(beta, { ...alphaIdentity, email: null }),
  addIdentity: ({ beta, customer }) =>
    addIdentity(beta, customer.id, { ...alphaIdentity, subject: "eve", email: "eve@example.com" }),
  removeIdentity: ({ beta, customer }) => removeIdentity(atOrigin(beta), customer.id, alphaIdentity.provider),
  listLoginMethods: ({ beta, customer }) => listLoginMethods(atOrigin(beta), customer.id),
  listPasskeys: ({ beta, customer }) => listPasskeys(atOrigin(beta), customer.id),
  beginPasskey: async ({ beta, owner }) => {
    const { excludeCredentials } = await beginPasskey(atOrigin(beta), owner.customer);
    return excludeCredentials;
  },
  addPasskey: async ({ beta, owner }) => {
    const made = new SoftwarePasskey().create({ challenge: "AAAA", origin, rpId: new URL(origin).hostname });
    const answer = { ...made, response: { ...made.response, transports: [] } };
    await addPasskey(atOrigin(beta), owner.customer.id, { step: "finish", name: "eve", answer });
  },
  askForPasskey: async ({ beta }) => (await askForPasskey(atOrigin(beta))).allowCredentials,
  identifyByPasskey: async ({ beta }) => {
    const { challenge } = await askForPasskey(atOrigin(beta));
    const asked = { challenge, origin, rpId: new URL(origin).hostname };
    return identifyByPasskey(atOrigin(beta), new SoftwarePasskey().get(asked));
  },
  keepChallenge: ({ beta }) => keepChallenge(beta, customerKeys, "eve", null),
  takeChallenge: async ({ alpha, beta }) => {
    await keepChallenge(beta, customerKeys, "of-beta", null);
    if (await takeChallenge(alpha, customerKeys, "of-beta", null))
      throw failure("took the challenge of another shop");
  },
  claimLoginState: async ({ alpha, beta }) => {
    await claimLoginState(beta, "of-beta");
    await claimLoginState(alpha, "of-beta").catch(() => {
      throw failure("was stopped by a sign-in of another shop");
    });
    await alpha.db.delete(usedLogins).where(eq(usedLogins.tenantId, alpha.tenant.id));
  },
  removePasskey: ({ beta, customer }) => removePasskey(atOrigin(beta), customer.id, "passkey"),
  wantsMail: async ({ alpha, beta, customer }) => {
    await setMailRefusal(beta, customer.id, "messages", true);
    if (!(await wantsMail(alpha, customer.id, "messages"))) throw failure("changed what another shop sends");
  },
  readMailPreferences: async ({ beta, customer }) => {
    await setMailRefusal(beta, customer.id, "messages", false);
    return readMailPreferences(beta, customer);
  },
  saveMailPreferences: ({ beta, customer }) =>
    saveMailPreferences(beta, customer, { "back-in-stock": false, messages: false, newsletter: false }),
  setMailRefusal: ({ beta, customer }) => setMailRefusal(beta, customer.id, "messages", true),
  unsubscribe: ({ beta, customer, noticeId }) =>
    Promise.all([
      unsubscribe(beta, { kind: "messages", id: String(customer.id) }),
      unsubscribe(beta, { kind: "back-in-stock", id: noticeId }),
    ]),
  cancelEmailChange: ({ alpha, beta, emailChangeId }) =>
    cancelEmailChange({ ...beta, secret }, emailChangeHash({ ...alpha, secret }, emailChangeId, "old")),
};
