import type { DifferentField } from "../form/different-fields";

/** A change of a record: who made it and when, what it changed, and the version before it. */
export type HistoryEntry = { version: string; who: string; atText: string; fields: DifferentField[] };

/** Changes that a page shows. */
export const shownChanges = 20;
