// @public

import type { Hydration } from "~/models/content/templates/static-parts";
import type { WidgetDeclaration } from "~/models/content/widgets/widget-declaration";
import type { WidgetView } from "~/models/content/widgets/widget-view";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import type { WidgetLoader } from "./widget-loader";

/**
 * Properties and items as a widget's component takes them, or in words for the owner why the content cannot
 * be shown. `isApart` where its HTML stands in a document of its own, whose scripts are no business of the
 * page.
 */
export type CheckedContent =
  | (Pick<WidgetView, "props" | "items"> & { isApart?: boolean })
  | { problem: string };

/** What owners fill in, by type of widget. */
export type WidgetDeclarations = Readonly<Record<string, WidgetDeclaration | undefined>>;

/**
 * What services need to know of the widgets; given by the widgets' registry, so that services need not import
 * them.
 */
export type WidgetKit = {
  /** What a browser needs of a widget to take it over. */
  hydrationOf: (widget: WidgetView) => Hydration;
  /** Loaders of the widgets that show more than their own content, by type. */
  loaders: Readonly<Record<string, WidgetLoader | undefined>>;
  /** What owners fill in for each type; see `WidgetDeclaration`. */
  declarations: WidgetDeclarations;
  /** Reads content as a type of widget; what is missing or wrong takes its default. */
  check: (type: string, content: WidgetContent | undefined) => CheckedContent;
};

/** What a check of content needs of it. */
export type WidgetCheck = Pick<WidgetKit, "check" | "declarations">;

declare module "../../shops/context/shop-context.server" {
  interface AreaHandlers {
    /** What owners fill in for each type of widget; given, because services do not know the widgets. */
    widgets: WidgetDeclarations;
  }
}
