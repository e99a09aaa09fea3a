import type { WidgetContent } from "~/models/widget/widget-content";
import type { WidgetLoader } from "./load-template-view.server";

/** What services need to know of the widgets; given by the widgets' registry, so that services need not import them. */
export type WidgetKit = {
  /** Loaders of the widgets that show more than their own content, by type. */
  loaders: Readonly<Record<string, WidgetLoader | undefined>>;
  /** Why content cannot be shown by this type of widget, in words for the owner; null when it can. */
  problemOf: (type: string, content: WidgetContent | undefined) => string | null;
};
