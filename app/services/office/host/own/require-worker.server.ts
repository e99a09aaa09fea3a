import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import type { Verb } from "~/models/shops/actors/subject";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { requireConfirmed } from "../../../shops/records/require-confirmed.server";
import { officePlace } from "../../require-office.server";
import { requireHost } from "../require-host.server";

/** Who asks for long work: `by` is their email, `staffId` an owner's who works on their own business. */
type Worker = { by: string; staffId: number | null };

/**
 * Lets in who may ask for long work on shops: a host for any, an owner for their own business (rule
 * hosting-14).
 * @throws AppError `forbidden`; for a change `confirm_first` (rule staff-14)
 */
export async function requireWorker(ctx: RequestContext, verb: Verb): Promise<Worker> {
  if (officePlace(ctx).isHost) return { by: (await requireHost(ctx, verb)).by, staffId: null };
  authorize(await ctx.actor(), verb, { kind: "machine", tenantId: ctx.tenant.id });
  if (verb !== "view") await requireConfirmed(ctx);
  const member = await ctx.staff();
  if (!member) throw new AppError("forbidden", "The owners alone may do this.");
  return { by: member.email, staffId: member.staffId };
}
