import { z } from "zod";

/**
 * Age confirmation (rule popups-4): the question a tobacco shop asks once, remembered by the cookie `age_confirm` and
 * left out on the pages of its terms. The first item holds its words.
 */
export const schema = z.object({});

/** Checked properties. */
export type Props = z.output<typeof schema>;
