// @public

import { bookkeeping, kept } from "~/models/accounts/table-decision";
import type { CustomerData } from "../accounts/account-data/customer-data.server";
import { archiveQuotes, removeOpenQuotes } from "./quotes/quote-data.server";

/** What the checkout knows of customers. */
export const checkoutCustomerData: CustomerData<"quotes"> = {
  tables: {
    quotes: kept("quotes", `Those that became an order: ${bookkeeping} All others are removed.`),
  },
  headings: {
    quotes: "Quotes",
  },
  archive: archiveQuotes,
  remove: removeOpenQuotes,
};
