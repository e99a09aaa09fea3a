// @public

import { anonymized, kept, removed } from "~/models/accounts/table-decision";
import { archiveAccount } from "./archive-account.server";
import type { CustomerData } from "./customer-data.server";
import { removeAccountRows } from "./remove-account-rows.server";

/** What accounts know of customers. */
export const accountCustomerData: CustomerData<"profile" | "addresses" | "signIn" | "sessions" | "mails"> = {
  tables: {
    customers: anonymized("profile", "Orders and reviews name the row; nothing personal is left in it."),
    sessions: removed("sessions", "Signs out everywhere."),
    customer_addresses: removed("addresses", "Orders have their own copies."),
    customer_identities: removed("signIn", "No service can sign in."),
    passkeys: removed("signIn", "No passkey can sign in."),
    passkey_challenges: removed(null, "Random texts that are good for 5 minutes."),
    password_resets: removed(null, "Digests of links that are good for an hour."),
    email_changes: removed("profile", "Good for a day."),
    registrations: removed(null, "Typed before there was an account; good for a day."),
    blocks: kept(null, "Who is kept out stays out."),
    mail_refusals: removed("mails", "No more mail is sent."),
  },
  headings: {
    profile: "Your account",
    addresses: "Address book",
    signIn: "Ways to sign in",
    sessions: "Where you are signed in",
    mails: "Email preferences and signups",
  },
  archive: archiveAccount,
  remove: removeAccountRows,
};
