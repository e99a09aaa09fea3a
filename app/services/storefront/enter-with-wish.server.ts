import type { Wish } from "~/models/shops/wish";
import { visitorAfter } from "../accounts/visitor-after.server";
import type { RequestContext } from "../shops/request-context.server";
import { enterAccount } from "./sign-in/enter-account.server";
import { grantWish, noteWish } from "./sign-in/grant-wish.server";

/**
 * Signs in an identified customer like {@link enterAccount}, and does what they wanted before (rule lists-5).
 * @returns headers with the cookies to set
 */
export async function enterWithWish(
  context: RequestContext,
  request: Request,
  customerId: number,
  wish: Wish,
): Promise<Headers> {
  const visitor = await context.visitor();
  const noted = await noteWish(context, visitor, wish);
  const headers = await enterAccount(context, visitor, customerId, request.headers.get("User-Agent"));
  await grantWish(context, await visitorAfter(context, request, headers.getSetCookie()[0]), noted);
  return headers;
}
