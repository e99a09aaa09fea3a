import type { LoaderFunctionArgs } from "@remix-run/node";
import { userFields } from "~/models/api/user-fields";

/** Who is signed in. */
export async function loader({ context }: LoaderFunctionArgs) {
  context.doNotCache();
  const { customer } = await context.visitor();
  return Response.json({
    success: true,
    loggedIn: customer !== null,
    user: customer && userFields(customer, await context.visitorPlace()),
  });
}
