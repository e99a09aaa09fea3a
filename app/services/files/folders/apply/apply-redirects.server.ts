import { type ApplyCounts, type FileMessage, noCounts } from "~/models/files/apply-summary";
import { type RedirectRow, redirectsFile } from "~/models/files/folders/redirect-rows";
import { saveRedirects } from "../../../content/redirects/save-redirects.server";
import type { ShopFilesContext } from "../../files-context.server";

/** Makes the shop's redirects those of the file; without one they stay as they are. No page shows them. */
export async function applyRedirects(
  ctx: ShopFilesContext,
  rows: readonly RedirectRow[] | null,
): Promise<{ counts: ApplyCounts; tags: string[]; refused: FileMessage[] }> {
  if (!rows) return { counts: noCounts, tags: [], refused: [] };
  const saved = await saveRedirects(ctx, rows, "replace");
  for (const did of ["added", "changed", "removed"] as const)
    for (const { from } of saved[did]) ctx.noteChange?.({ kind: "redirect", name: from, did, fields: [] });
  return {
    counts: {
      ...noCounts,
      added: saved.added.length,
      changed: saved.changed.length,
      removed: saved.removed.length,
      unchanged: saved.unchanged,
    },
    tags: [],
    refused: saved.refused.map(({ at, reason }) => ({
      file: redirectsFile,
      line: rows[at]?.line ?? null,
      reason,
    })),
  };
}
