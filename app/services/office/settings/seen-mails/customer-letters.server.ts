import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { accountExistsMail } from "~/models/accounts/sign-in/account-exists-mail";
import { accountDeletedMail, accountStepMail } from "~/models/accounts/sign-in/account-step-mail";
import { newEmailMail, oldEmailMail } from "~/models/accounts/sign-in/email-change-mails";
import { loginMethodMail } from "~/models/accounts/sign-in/login-method-mail";
import { passwordResetMail } from "~/models/accounts/sign-in/password-reset-mail";
import { registrationMail } from "~/models/accounts/sign-in/registration-mail";
import { signInWarningMail } from "~/models/accounts/sign-in/sign-in-warning-mail";
import type { Mail } from "~/models/platform/mail/mail";
import type { MailShop } from "~/models/shops/mail/mail-shop";
import { mailUrl } from "~/models/shops/mail/mail-url";
import { homePath } from "~/paths";
import {
  accountDataPath,
  accountDeletionPath,
  accountLoginMethodPath,
  emailChangePath,
  resetPasswordPath,
  verifyEmailPath,
} from "~/paths/account";
import { customers } from "~/tables/accounts/customers";
import { greetedName } from "../../../accounts/jobs/greeted-name.server";
import { exampleProof, type SeenAt, type SeenMail } from "./seen-mail";

/** A customer as a mail greets them, and the moment it is made. */
type Greeted = { customerId: number; email: string; firstName: string; at: string };

/** Whom a letter greets in a shop without customers. */
const example = { customerId: 0, email: "ada@example.com", firstName: "Ada" };

async function findGreeted({ db, tenant, now }: SeenAt, email: string): Promise<Greeted | null> {
  const [row] = await db
    .select({ customerId: customers.id, email: customers.email, firstName: greetedName })
    .from(customers)
    .where(
      and(
        eq(customers.tenantId, tenant.id),
        isNull(customers.deletedAt),
        email === "" ? undefined : eq(sql`lower(${customers.email})`, email.toLowerCase()),
      ),
    )
    .orderBy(desc(customers.id))
    .limit(1);
  const greeted = row ?? (email === "" ? example : null);
  return greeted && { ...greeted, at: now().toISOString() };
}

/** A mail of a customer and the link in it. */
const ofCustomer =
  (path: string, make: (shop: MailShop, customer: Greeted, url: string) => Mail): SeenMail =>
  async (at, of) => {
    const customer = await findGreeted(at, of);
    return customer && make(at.mailShop, customer, mailUrl(at, path));
  };

/** A change of email from the customer's own to an example. */
const changeOf = ({ email, firstName }: Greeted, url: string) => ({
  id: 0,
  oldEmail: email,
  newEmail: "new@example.com",
  firstName,
  url,
});

/** The letters about accounts. */
export const customerLetters = {
  registration: ofCustomer(verifyEmailPath(exampleProof), (shop, { email }, url) =>
    registrationMail(shop, { id: 0, email, url }),
  ),
  account_exists: ofCustomer(resetPasswordPath(), (shop, customer, url) =>
    accountExistsMail(shop, { ...customer, url, minute: customer.at }),
  ),
  password_reset: ofCustomer(resetPasswordPath(exampleProof), (shop, { email, firstName }, url) =>
    passwordResetMail(shop, { email, firstName, url, requestKey: exampleProof }),
  ),
  sign_in_warning: ofCustomer(resetPasswordPath(), (shop, customer, url) =>
    signInWarningMail(shop, { ...customer, url, day: customer.at }),
  ),
  login_method: ofCustomer(accountLoginMethodPath(), (shop, customer, url) =>
    loginMethodMail(shop, { ...customer, method: "passkey", change: "added", url }),
  ),
  email_change_old: ofCustomer(emailChangePath(exampleProof), (shop, customer, url) =>
    oldEmailMail(shop, changeOf(customer, url)),
  ),
  email_change_new: ofCustomer(emailChangePath(exampleProof), (shop, customer, url) =>
    newEmailMail(shop, changeOf(customer, url)),
  ),
  account_data: ofCustomer(accountDataPath(exampleProof), (shop, { email, ...customer }, url) =>
    accountStepMail(shop, { ...customer, step: "data", to: email, url }),
  ),
  account_deletion: ofCustomer(accountDeletionPath(exampleProof), (shop, { email, ...customer }, url) =>
    accountStepMail(shop, { ...customer, step: "delete", to: email, url }),
  ),
  account_deleted: ofCustomer(homePath(), (shop, { email, firstName, at }, url) =>
    accountDeletedMail(shop, { to: email, firstName, url, key: at }),
  ),
} as const satisfies Record<string, SeenMail>;
