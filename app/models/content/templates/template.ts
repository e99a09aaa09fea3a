// @public

import { z } from "zod";
import type { StaticData } from "../../platform/page/static-data";
import { withTranslations } from "../../platform/translations/translated-schema";
import { crawlerSettingSchema } from "../../shops/settings/crawler-setting-schema";
import type { WidgetView } from "../widgets/widget-view";

export const templateKinds = [
  "page",
  "header",
  "footer",
  "checkout_header",
  "checkout_footer",
  "category",
  "product",
  "seller",
  "seller_page",
  "block",
  "form",
] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Layouts of pages (rule layout-1). */
export const layouts = ["default", "checkout", "no-layout", "static", "store"] as const;
export type PageLayout = (typeof layouts)[number];

/**
 * Static pages (rule templates-6): `all` is the whole document as written, `body` is placed in a
 * custom-template container.
 */
export const staticTypes = ["", "all", "body"] as const;
/** Static page type; empty for a page built from widgets. */
export type StaticType = (typeof staticTypes)[number];

/** The fields of a template besides its HTML. */
export const templateHeadShape = z
  .object({
    name: z.string().min(1),
    entity_type: z.enum(templateKinds).default("page"),
    slug: z.string().nullable().default(null),
    layout: z.enum(layouts).default("default"),
    meta_title: z.string().default(""),
    meta_description: z.string().default(""),
    /** Whether search engines may index the page; null for the shop's default. */
    seo_crawler_setting: crawlerSettingSchema.nullable().default(null),
    /** Names of the page's own header and footer; empty for the primary ones. */
    header: z.string().default(""),
    footer: z.string().default(""),
    /** Whether pages that name no header (or footer) get this one. */
    is_primary: z.boolean().default(false),
    /** Answers 404 everywhere. */
    is_404_page: z.boolean().default(false),
    static_type: z.enum(staticTypes).default(""),
    /** Has no address; it can only be opened by a preview link. */
    preview_only: z.boolean().default(false),
  })
  .strict();

/** What a page says in each of the shop's languages besides its HTML (rule texts-7). */
export const translatedHeadFields = ["slug", "meta_title", "meta_description"] as const;

/** The JSON head of a template file (docs/shop-folder.md). */
export const templateHeadSchema = withTranslations(templateHeadShape, translatedHeadFields);

/** The head of a template file. */
export type TemplateHead = z.output<typeof templateHeadSchema>;

/**
 * A parsed template, ready for React. A subtree without placeholders stays one HTML string (`html`), so that
 * rendering costs only the widgets.
 */
export type TemplateNode =
  | { kind: "html"; tag: string; attributes: Record<string, string>; html: string }
  | { kind: "element"; tag: string; attributes: Record<string, string>; children: TemplateNode[] }
  | { kind: "text"; text: string }
  | { kind: "widget"; type: string; attributeName: string; key: string; around?: WidgetAround }
  // What `withStaticParts` makes of the others.
  | { kind: "static"; tag: string; attributes: Record<string, string>; part: StaticData<StaticView> }
  | { kind: "static-html"; tag: string; attributes: Record<string, string>; html: StaticData<string> };

/** What is said of a widget at its place: where and when it is shown, and its block in the builder. */
export type WidgetAround = {
  "data-hide-on"?: string;
  "data-from"?: string;
  "data-until"?: string;
  "data-block"?: string;
  "data-block-title"?: string;
};

/** What stands in a static part: nodes, and the widgets they place. */
type StaticView = { tree: TemplateNode[]; widgets: Record<string, WidgetView> };
