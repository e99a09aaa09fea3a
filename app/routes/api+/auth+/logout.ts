import type { LoaderFunctionArgs } from "@remix-run/node";
import { endSession } from "~/services/accounts/sessions/end-session.server";
import { headersWith } from "~/services/shops/answers/answer-with.server";

/** Ends the session of the call. Another site's page cannot make a browser do it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin")
    return Response.json(
      { success: false, message: "Call this from the shop’s own pages." },
      { status: 403 },
    );
  const { customer, sessionHash } = await context.visitor();
  // A guest is not signed in; their session holds the cart and is kept.
  if (!customer) return Response.json({ success: true });
  const { setCookie } = await endSession(context, sessionHash);
  return Response.json({ success: true }, { headers: headersWith(context, { cookies: [setCookie] }) });
}
