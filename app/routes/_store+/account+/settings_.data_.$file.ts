import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { archiveFiles } from "~/models/accounts/sign-in/account-step";
import { headersOfError, isAppError } from "~/models/platform/error/app-error";
import { accountDataPath } from "~/paths/account";
import { isAccountStep } from "~/services/accounts/profile/account-step-link.server";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { answerArchive } from "~/services/files/account-data/answer-archive.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";

/**
 * A file with the customer's data; without a proof that is still good the page asks for one (rule
 * accounts-35).
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const customer = await requireCustomer(context, request);
  const file = archiveFiles.find((name) => name === params.file);
  if (!file) throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
  const proof = new URL(request.url).searchParams.get("key");
  if (!isAccountStep(context, { customerId: customer.id, step: "data" }, proof))
    return redirect(accountDataPath(proof ?? ""), 303);
  try {
    return await answerArchive(context, customer, file);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return leadTo(context, accountDataPath(), {
      headers: headersOfError(error),
      notice: { lines: [error.message], page: accountDataPath(), tone: "danger" },
    });
  }
}
