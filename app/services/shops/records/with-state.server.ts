import type { recordDrafts } from "~/tables/records";
import type { RecordKind } from "../record-kind";
import { recordVersion } from "../record-version.server";
import type { ShopContext } from "../shop-context.server";

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
