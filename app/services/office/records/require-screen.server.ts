import type { RecordScreen } from "~/models/office/records/record-screen";
import { recordScreens } from "~/models/office/records/record-screens";
import type { RequestContext } from "../../shops/context/request-context.server";
import { requireOffice } from "../require-office.server";

/**
 * The screens of a kind of records by their place in the address, for those who may look at them.
 * @throws Response 404, 403; a redirect to the sign-in of staff
 */
export async function requireScreen(
  context: RequestContext,
  request: Request,
  segment: string | undefined,
): Promise<{ ctx: RequestContext; screen: RecordScreen }> {
  const screen = recordScreens.find((one) => one.segment === segment);
  if (!screen) throw new Response("Not Found", { status: 404 });
  const ctx = await requireOffice(context, request, { verb: "view", kind: screen.subject });
  return { ctx, screen };
}
