// @public

import { removed } from "~/models/accounts/table-decision";
import { accountCustomerData } from "../accounts/account-data/account-customer-data.server";
import type { CustomerData } from "../accounts/account-data/customer-data.server";
import { archiveSignups, removeSignups } from "./forms/signup-data.server";

/** What content knows of customers. */
export const contentCustomerData: CustomerData<"mails"> = {
  tables: {
    email_signups: removed("mails", "No more news is sent."),
  },
  headings: {
    mails: accountCustomerData.headings.mails,
  },
  archive: archiveSignups,
  remove: removeSignups,
};
