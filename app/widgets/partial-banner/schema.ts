import { z } from "zod";

/** Partial static image banner: a row of pictures with a title that lead somewhere (part 3, §2 "Banners and sliders"). */
export const schema = z.object({
  title: z.string().catch("").default(""),
  columns: z.number().int().min(2).max(5).catch(4).default(4),
});

/** Checked properties. */
export type Props = z.output<typeof schema>;
