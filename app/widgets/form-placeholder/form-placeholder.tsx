import type { TemplateView } from "~/models/content/template-view";
import { NestedTemplate } from "../nested-view";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

/** The place in a template where a form's template stands. */
export function FormPlaceholder({ data }: WidgetProps<Props, TemplateView | null>) {
  return data && <NestedTemplate view={data} />;
}
