import type { recordDrafts } from "~/tables/records";
import type { RecordKind } from "../record-kind";
import type { ShopContext } from "../shop-context.server";
import { recordVersion } from "./refuse-stale.server";

type DraftRow = typeof recordDrafts.$inferSelect;

/** A draft with whether the published record was changed since it was made. */
export async function withState<R>(
  ctx: ShopContext,
  kind: RecordKind<R>,
  draft: DraftRow,
): Promise<DraftRow & { isStale: boolean }> {
  const published = await kind.read(ctx, draft.name, false);
  return { ...draft, isStale: (published === null ? null : recordVersion(published)) !== draft.madeFrom };
}
