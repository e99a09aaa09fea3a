import type { Hydration } from "~/models/content/static-parts";
import type { WidgetView } from "~/models/content/widget-view";
import type { WidgetContent } from "~/models/shops/widget-content";
import type { WidgetLoader } from "./widget-loader";

/**
 * Properties as a widget's component takes them, or in words for the owner why the content cannot be shown.
 * `isApart` where its HTML stands in a document of its own, whose scripts are no business of the page.
 */
export type CheckedContent = { props: Record<string, unknown>; isApart?: boolean } | { problem: string };

/**
 * What services need to know of the widgets; given by the widgets' registry, so that services need not import
 * them.
 */
export type WidgetKit = {
  /** What a browser needs of a widget to take it over. */
  hydrationOf: (widget: WidgetView) => Hydration;
  /** Loaders of the widgets that show more than their own content, by type. */
  loaders: Readonly<Record<string, WidgetLoader | undefined>>;
  /** Checks content against a type of widget; every property that is missing or wrong takes its default. */
  check: (type: string, content: WidgetContent | undefined) => CheckedContent;
};
