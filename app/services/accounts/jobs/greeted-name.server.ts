// @public

import { sql } from "drizzle-orm";
import { customers } from "~/tables/accounts/customers";

/** The name mails to a customer greet by; empty while the e-mail is not confirmed (rule accounts-41). */
export const greetedName = sql<string>`case when ${customers.verifyHash} is null then ${customers.firstName} else '' end`;
