import { z } from "zod";

/** Simple text: HTML, hidden if empty (rule widgets-12). */
export const schema = z.object({});

/** Validated properties. */
export type Props = z.output<typeof schema>;
