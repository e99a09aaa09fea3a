import { z } from "zod";
import { choiceProp } from "~/models/content/widget-props";

/** Text content: title and HTML (rule widgets-12). */
export const schema = z.object({ textAlign: choiceProp(["left", "center"]) });

/** Validated properties. */
export type Props = z.output<typeof schema>;
