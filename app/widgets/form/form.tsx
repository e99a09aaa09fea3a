import { useMemo } from "react";
import { formDefinition } from "~/models/form/form-definition";
import type { WidgetProps } from "../widget";
import { FormView } from "./form-view";
import type { Props } from "./schema";

/** A form with fields defined by the owner. */
export function FormWidget({ props, items, name }: WidgetProps<Props>) {
  const definition = useMemo(() => formDefinition(name, props, items), [name, props, items]);
  return <FormView definition={definition} />;
}
