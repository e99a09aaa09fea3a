import { z } from "zod";

/** Full-width static image banner (part 3, §3 "Static image banner item"). */
export const schema = z.object({
  size: z.enum(["small", "medium", "large"]).catch("large").default("large"),
  alignment: z.enum(["center", "fill"]).catch("fill").default("fill"),
});

/** Checked properties. */
export type Props = z.output<typeof schema>;
