// @public

import type { recordDrafts } from "~/tables/shops/records";
import { recordVersion } from "./record-version.server";

/** What the version of a draft is made of, which a refusal names too: another moment is another version. */
type DraftPart = Pick<typeof recordDrafts.$inferSelect, "record" | "madeFrom" | "publishAt">;

/** What the author of a draft decides about it; null for one that is not there. */
export const decidedDraft = (draft: DraftPart | null | undefined) =>
  draft
    ? {
        record: draft.record,
        madeFrom: draft.madeFrom,
        publishAt: draft.publishAt?.toISOString() ?? null,
      }
    : null;

/** The version of a draft, which a change of it names (rule owners-2). */
export const draftVersion = (draft: DraftPart): string => recordVersion(decidedDraft(draft));
