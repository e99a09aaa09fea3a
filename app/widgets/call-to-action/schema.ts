import { z } from "zod";

/** Call-to-action banner (part 3, §3 "Banner widget item"). */
export const schema = z.object({});

/** Checked properties. */
export type Props = z.output<typeof schema>;
