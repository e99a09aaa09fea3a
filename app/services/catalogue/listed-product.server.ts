import { sql } from "drizzle-orm";

/** The products `p` that may be listed: no variations, nothing archived or invisible (part 1, §2). */
export const isListed = sql`p.parent_id is null and p.status <> 'archived' and p.is_visible and p.slug is not null`;
