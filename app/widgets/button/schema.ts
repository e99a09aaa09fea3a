import { z } from "zod";
import { choiceProp, flagProp, textProp } from "~/models/content/widget-props";

/** Button widget (rule widgets-12). `name` and `value` are the template's label and link. */
export const schema = z.object({
  buttonUseTemplateSetting: flagProp(false),
  name: textProp(),
  value: textProp(),
  look: choiceProp(["primary", "secondary", "quiet"]),
  alignment: choiceProp(["left", "center", "right"]),
});

/** Validated properties. */
export type Props = z.output<typeof schema>;
