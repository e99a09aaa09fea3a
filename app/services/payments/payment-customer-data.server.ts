// @public

import { removed } from "~/models/accounts/table-decision";
import type { CustomerData } from "../accounts/account-data/customer-data.server";
import { forgetMethods } from "./providers/stored/forget-methods.server";
import { archiveMethods, removeMethods } from "./providers/stored/method-data.server";

/** What payments know of customers. */
export const paymentCustomerData: CustomerData<"paymentMethods"> = {
  tables: {
    stored_methods: removed("paymentMethods", "Nothing more can be charged."),
  },
  headings: {
    paymentMethods: "Stored payment methods",
  },
  archive: archiveMethods,
  end: forgetMethods,
  remove: removeMethods,
};
