import { redirect } from "@remix-run/node";
import { accountDownloadsPath } from "~/paths/account";

/** A link without its hash leads to the list. */
export const loader = () => redirect(accountDownloadsPath(), 302);
