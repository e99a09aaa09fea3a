import { z } from "zod";

/** The place of a marketplace's visitor (rule location-4). */
export const schema = z.object({});

/** Validated properties. */
export type Props = z.output<typeof schema>;
