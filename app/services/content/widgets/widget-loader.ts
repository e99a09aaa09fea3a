// @public

import type { TemplateView } from "~/models/content/templates/template-view";
import type { WidgetView } from "~/models/content/widgets/widget-view";
import type { PageSource } from "~/models/shops/hosts/content-security-policy";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { Remember } from "../../shops/changes/data-cache.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { TemplateKey } from "../templates/find-template.server";

/** Loads the data of one widget; given by the widget registry, so that services need not know widgets. */
export type WidgetLoader<Data = unknown, Props = WidgetView["props"], Item = WidgetView["items"][number]> = (
  ctx: NestingContext,
  content: { name: string; props: Props; items: Item[] },
) => Promise<Data>;

/** What a template is loaded with. */
export type WidgetLoaderContext = ShopContext & {
  visitor: Visitor;
  addCacheTags: (...tags: string[]) => void;
  /** Remembers what many pages share; see `DataCache`. */
  remember: Remember;
  /** Where the visitor of a marketplace is. */
  visitorPlace?: RequestContext["visitorPlace"];
  /** Told when a part was left out by a fault, so that no cache keeps the page like that. */
  failed: () => void;
  /** Lets the page run and show what its owner wrote into it; see `findPageSources`. */
  allowSources: (...sources: PageSource[]) => void;
  /** Whether a whole document is answered, not the data of a page alone. */
  isDocument: boolean;
  /** Whether the owner is looking: then the page says why a widget is left out. */
  isPreview?: boolean;
  /** What the owner types and has not saved, by the names of widgets. */
  typed?: ReadonlyMap<string, WidgetContent>;
};

/**
 * What a widget's loader works with. `nest` loads a template that stands inside the widget; null when it
 * cannot.
 */
export type NestingContext = WidgetLoaderContext & {
  nest: (key: TemplateKey) => Promise<TemplateView | null>;
};
