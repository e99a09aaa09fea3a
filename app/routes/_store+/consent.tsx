import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { safeRedirect } from "~/models/redirect/safe-redirect";
import { homePath } from "~/paths";
import { consentCookies } from "~/services/http/consent-cookie.server";
import { readForm } from "~/services/http/read-form.server";

/** Nobody comes here by a link. */
export const loader = () => redirect(homePath());

/** Keeps the answer to the consent banner and goes back to the page it stood on. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const headers = new Headers();
  const answer = form.get("answer") === "granted" ? "granted" : "declined";
  for (const cookie of consentCookies(answer, context.origin)) headers.append("Set-Cookie", cookie);
  return redirect(safeRedirect(String(form.get("return_to") ?? ""), homePath()), { status: 303, headers });
}
