import type { TemplateView } from "~/models/content/template-view";
import { NestedTemplate } from "../nested-view";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

/** A form and what stands around it, kept as a template of its own. */
export function FormContent({ data }: WidgetProps<Props, TemplateView | null>) {
  return (
    data && (
      <div className="form-content">
        <NestedTemplate view={data} />
      </div>
    )
  );
}
