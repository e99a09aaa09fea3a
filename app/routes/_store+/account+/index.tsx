import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { accountPath } from "~/paths";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";

/** Redirects the account's address to its first page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireCustomer(context, request);
  return redirect(accountPath(), 303);
}
