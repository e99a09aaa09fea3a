import { z } from "zod";

/** Text content: title and HTML (part 3, §3 "Text content item"). */
export const schema = z.object({});

/** Checked properties. */
export type Props = z.output<typeof schema>;
