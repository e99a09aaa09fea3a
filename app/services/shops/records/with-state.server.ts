import type { recordDrafts } from "~/tables/shops/records";
import type { ShopContext } from "../context/shop-context.server";
import { draftVersion } from "./draft-version.server";
import type { RecordKind } from "./record-kind";
import { recordVersion } from "./record-version.server";

type DraftRow = typeof recordDrafts.$inferSelect;

/** A draft with its version, and whether the published record was changed since it was made. */
export async function withState<R>(
  ctx: ShopContext,
  kind: RecordKind<R>,
  draft: DraftRow,
): Promise<DraftRow & { version: string; isStale: boolean }> {
  const published = await kind.read(ctx, draft.name, false);
  const isStale = (published === null ? null : recordVersion(published)) !== draft.madeFrom;
  return { ...draft, version: draftVersion(draft), isStale };
}
