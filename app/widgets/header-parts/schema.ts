import { z } from "zod";

/** A part of the header: what it shows comes from the shop and its visitor. */
export const schema = z.object({});

/** Validated properties. */
export type Props = z.output<typeof schema>;
