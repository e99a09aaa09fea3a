// @public

import { leadTo } from "../../shops/answers/answer-with.server";
import type { RequestContext } from "../../shops/context/request-context.server";

/**
 * Answers an accepted form by going back to the page it is on.
 * @param notice good news that page shows; without one an earlier notice is removed
 */
export const backToPage = (ctx: Pick<RequestContext, "origin">, page: string, notice = "") =>
  leadTo(ctx, page, { notice: { lines: [notice], page, tone: "success" } });
