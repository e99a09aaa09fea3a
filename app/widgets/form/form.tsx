import { useMemo } from "react";
import { formDefinition } from "~/models/content/form/form-definition";
import { withOwnValues } from "~/models/content/widgets/with-own-values";
import type { WidgetProps } from "../widget";
import { FormView } from "./form-view";
import { useOwnContact } from "./own-contact";
import type { Item, Props } from "./schema";

/** A form with fields defined by the owner. */
export function FormWidget({ props, items, name }: WidgetProps<Props, unknown, Item>) {
  const own = useOwnContact();
  const definition = useMemo(
    () => withOwnValues(formDefinition(name, props, items), own),
    [name, props, items, own],
  );
  return <FormView definition={definition} />;
}
