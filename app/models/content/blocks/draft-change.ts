// @public

/** A record's draft before and after a step; null where there was none, so that what is published stood. */
export type DraftChange = {
  kind: "template" | "widget";
  name: string;
  before: unknown;
  after: unknown;
  /** The published version its drafts were made from, null for none; older steps do not tell it. */
  madeFrom?: string | null;
  /** The one the draft was made from before, where the step brought it together with what was published. */
  madeFromBefore?: string | null;
};
