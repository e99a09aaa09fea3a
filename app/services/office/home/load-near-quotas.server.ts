import { mayOpen } from "~/models/office/frame/navigation";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { isNearQuota, quotaNames, quotaText, quotaWords } from "~/models/shops/limits/quotas";
import type { RequestContext } from "../../shops/context/request-context.server";
import { readQuotas } from "../../shops/limits/read-quotas.server";
import { officePlace } from "../require-office.server";

/** A limit of the host's that is near: what of, and `85 of 100`. */
export type NearQuota = { label: string; text: string };

/** Limits of the business that are near (rule hosting-10), for who sets it up. */
export async function loadNearQuotas(ctx: RequestContext): Promise<NearQuota[]> {
  const actor = await ctx.actor();
  if (sellerOfActor(actor) !== null) return [];
  if (!mayOpen(actor, { verb: "change", kind: "setting" }, officePlace(ctx))) return [];
  const quotas = await readQuotas(ctx);
  return quotaNames
    .filter((name) => isNearQuota(quotas[name]))
    .map((name) => ({ label: quotaWords[name].label, text: quotaText(name, quotas[name]) }));
}
