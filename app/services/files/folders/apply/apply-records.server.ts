import { changeOf } from "~/models/files/apply-change";
import { type ApplyCounts, noCounts } from "~/models/files/apply-summary";
import { isAppError } from "~/models/platform/error/app-error";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { authorize } from "~/models/shops/actors/authorize";
import type { WholeKind } from "../../../shops/records/record-kind";
import { saveRecord } from "../../../shops/records/save-record.server";
import type { ShopFilesContext } from "../../files-context.server";

/** What was done, and the tags of what shows something else now. */
export type Applied = { counts: ApplyCounts; tags: string[] };

type Wanted<R> = { records: ReadonlyMap<string, R>; word: string };

/**
 * Writes the records of a kind that a folder has and that are stored otherwise (rule owners-2).
 * @param wanted the folder's records by name, and what a plan calls one
 */
export async function writeRecords<R extends object>(
  ctx: ShopFilesContext,
  kind: WholeKind<R>,
  { records, word }: Wanted<R>,
): Promise<Applied> {
  authorize(await ctx.actor(), "change", kind.subjectOf(ctx));
  const stored = await kind.readAll(ctx);
  const counts = { ...noCounts };
  const tags: string[] = [];
  for (const [name, after] of records) {
    const before = stored.get(name) ?? null;
    const isSame = before !== null && canonicalJson(before) === canonicalJson(after);
    counts[isSame ? "unchanged" : before ? "changed" : "added"] += 1;
    if (isSame) continue;
    ctx.noteChange?.(changeOf(word, name, before, after));
    tags.push(...(await saveRecord(ctx, kind, name, { after, before })));
  }
  return { counts, tags };
}

/** Removes what a folder does not have; what something else needs, because its row was refused, stays. */
export async function removeRecords<R extends object>(
  ctx: ShopFilesContext,
  kind: WholeKind<R>,
  { records, word, did = "removed" }: Wanted<R> & { did?: "archived" | "removed" },
): Promise<Applied> {
  authorize(await ctx.actor(), "change", kind.subjectOf(ctx));
  const tags: string[] = [];
  let removed = 0;
  for (const [name, before] of await kind.readAll(ctx)) {
    if (records.has(name)) continue;
    try {
      tags.push(...(await saveRecord(ctx, kind, name, { after: null, before })));
    } catch (error) {
      if (isAppError(error) && error.code === "conflict") continue;
      throw error;
    }
    removed += 1;
    ctx.noteChange?.({ kind: word, name, did, fields: [] });
  }
  return { counts: { ...noCounts, removed }, tags };
}
