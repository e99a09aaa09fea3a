import { and, eq, inArray } from "drizzle-orm";
import { actorText, type RecordedActor } from "~/models/shops/actors/recorded-actor";
import { staff } from "~/tables/staff/staff";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Names who did something: staff by their names, the rest by what they are. */
export async function nameActors(
  { db, tenant }: ShopContext,
  actors: readonly RecordedActor[],
): Promise<(actor: RecordedActor) => string> {
  const ids = new Set(actors.flatMap((actor) => ("staffId" in actor ? [actor.staffId] : [])));
  const rows =
    ids.size === 0
      ? []
      : await db
          .select({ id: staff.id, name: staff.name })
          .from(staff)
          .where(and(eq(staff.tenantId, tenant.id), inArray(staff.id, [...ids])));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (actor) => {
    if ("staffId" in actor) return names.get(actor.staffId) ?? actorText(actor);
    if (actor.kind === "shopper") return "The customer";
    return actor.kind === "job" ? "Awning" : actorText(actor);
  };
}
