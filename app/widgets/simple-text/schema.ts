import { z } from "zod";

/** Simple text: HTML, shown only if there is any (rule widgets-12). */
export const schema = z.object({});

/** Checked properties. */
export type Props = z.output<typeof schema>;
