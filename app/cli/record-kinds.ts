import { menuRecords } from "~/services/content/menu-records.server";
import type { RecordKind } from "~/services/shops/record-kind";

/** The kinds of records that owners change by name (rule owners-1). */
export const recordKinds: readonly RecordKind<unknown>[] = [menuRecords];
