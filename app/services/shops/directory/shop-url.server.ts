// @public

import { homePath } from "~/paths";
import type { RequestContext } from "../context/request-context.server";

/** Whether the office has an origin of its own (rule hosts-9). */
export const isOfficeApart = ({ origin, officeOrigin }: Pick<RequestContext, "origin" | "officeOrigin">) =>
  origin !== officeOrigin;

/** Where the office's link to the shop leads: to the shop's own origin where the office has another one. */
export const shopUrlOf = (ctx: Pick<RequestContext, "origin" | "officeOrigin">): string =>
  (isOfficeApart(ctx) ? ctx.origin : "") + homePath();
