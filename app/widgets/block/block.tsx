import type { TemplateView } from "~/models/content/template-view";
import { NestedTemplate } from "../nested-view";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

/** A block: a piece of page kept once and shown in many places. */
export function Block({ data }: WidgetProps<Props, TemplateView | null>) {
  return data && <NestedTemplate view={data} />;
}
