import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { accountPath } from "~/paths";
import { requireCustomer } from "~/services/auth/require-customer.server";

/** The account's address without a page leads to its first one. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireCustomer(context, request);
  return redirect(accountPath(), 303);
}
