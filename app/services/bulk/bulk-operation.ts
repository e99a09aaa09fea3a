// @public

import type { bulkOperations } from "~/tables/bulk/bulk";

/** Long work as it is stored. */
export type BulkOperation = typeof bulkOperations.$inferSelect;

/** How long an operation, its rows and its file are kept after it was begun, days (rule bulk-4). */
export const keptDays = 7;
