// @public

import type { bulkOperations } from "~/tables/bulk/bulk";

/** Long work as it is stored. */
export type BulkOperation = typeof bulkOperations.$inferSelect;

/** How long an export and its file are kept after it was begun, days (rule bulk-4). */
export const keptDays = 7;

/** How long a change is kept, with what undoes it, days (rule bulk-4). */
export const undoDays = 30;

/** Rows of changes that are kept of a business; beyond, the oldest changes go first. */
export const mostKeptRows = 3_000_000;
