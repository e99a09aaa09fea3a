import { signupFields } from "~/models/content/form/signup-fields";
import { declareWidget, noItems, type PropsOf } from "~/models/content/widgets/widget-declaration";

/** Email signup (rule forms-13). */
export const declaration = declareWidget({
  title: "Email signup",
  help: "Asks for an address to send news to.",
  props: signupFields,
  items: noItems,
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
