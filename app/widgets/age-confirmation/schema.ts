import { z } from "zod";

/**
 * Age confirmation (rule popups-4): the question of a tobacco shop, remembered by the cookie `age_confirm`
 * and not asked on the pages of its terms. The first item contains its texts.
 */
export const schema = z.object({});

/** Validated properties. */
export type Props = z.output<typeof schema>;
