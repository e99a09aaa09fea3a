import { z } from "zod";

/** Copyright line (rule menus-8). */
export const schema = z.object({});

/** Validated properties. */
export type Props = z.output<typeof schema>;
