import { customType } from "drizzle-orm/pg-core";

/** PostgreSQL full-text document. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
