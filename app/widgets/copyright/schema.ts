import { z } from "zod";

/** Copyright line (part 3, §2 "Footer"). */
export const schema = z.object({});

/** Checked properties. */
export type Props = z.output<typeof schema>;
