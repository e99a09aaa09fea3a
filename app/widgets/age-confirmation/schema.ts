import { z } from "zod";

/**
 * Age confirmation (part 3, §4 "Popup"): the question a tobacco shop asks once, remembered by the cookie `age_confirm`
 * and left out on the pages of its terms. The first item holds its words.
 */
export const schema = z.object({});

/** Checked properties. */
export type Props = z.output<typeof schema>;
