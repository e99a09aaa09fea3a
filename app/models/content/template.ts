import { z } from "zod";
import { crawlerSettingSchema } from "../seo/crawler-setting-schema";

/** What a template is for. */
export const templateKinds = [
  "page",
  "header",
  "footer",
  "checkout_header",
  "checkout_footer",
  "block",
  "form",
] as const;
/** What a template is for. */
export type TemplateKind = (typeof templateKinds)[number];

/** Layouts a page may ask for (rule layout-1). */
export const layouts = ["default", "checkout", "no-layout", "static", "store"] as const;
/** Layout of a page. */
export type Layout = (typeof layouts)[number];

/**
 * Static pages (rule templates-6): `all` is the whole document as written, `body` stands in a custom-template
 * container.
 */
export const staticTypes = ["", "all", "body"] as const;
/** Static page type; empty for a page built of widgets. */
export type StaticType = (typeof staticTypes)[number];

/** The JSON head of a template file (docs/shop-folder.md). */
export const templateHeadSchema = z
  .object({
    name: z.string().min(1),
    entity_type: z.enum(templateKinds).default("page"),
    slug: z.string().nullable().default(null),
    layout: z.enum(layouts).default("default"),
    meta_title: z.string().default(""),
    meta_description: z.string().default(""),
    /** What search engines may do with the page; null for what the shop's settings say. */
    seo_crawler_setting: crawlerSettingSchema.nullable().default(null),
    /** Names of the page's own header and footer; empty for the primary ones. */
    header: z.string().default(""),
    footer: z.string().default(""),
    /** Of several headers (or footers), the one pages get that name none. */
    is_primary: z.boolean().default(false),
    /** Answers 404 wherever it is shown. */
    is_404_page: z.boolean().default(false),
    static_type: z.enum(staticTypes).default(""),
    /** Has no address; only a preview link shows it. */
    preview_only: z.boolean().default(false),
  })
  .strict();

/** The head of a template file. */
export type TemplateHead = z.output<typeof templateHeadSchema>;

/**
 * A parsed template, ready for React. A subtree without placeholders stays one string of HTML (`html`), so that the
 * page costs what its widgets cost.
 */
export type TemplateNode =
  | { kind: "html"; tag: string; attributes: Record<string, string>; html: string }
  | { kind: "element"; tag: string; attributes: Record<string, string>; children: TemplateNode[] }
  | { kind: "text"; text: string }
  | { kind: "widget"; type: string; attributeName: string; key: string };
