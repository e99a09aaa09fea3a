import { z } from "zod";

/** What a template is for. */
export const templateKinds = [
  "page",
  "header",
  "footer",
  "checkout_header",
  "checkout_footer",
  "block",
] as const;
/** What a template is for. */
export type TemplateKind = (typeof templateKinds)[number];

/** Layouts a page may ask for (part 1, §2). */
const layouts = ["default", "checkout", "no-layout", "static", "store"] as const;

/** The JSON head of a template file (docs/shop-folder.md). */
export const templateHeadSchema = z
  .object({
    name: z.string().min(1),
    entity_type: z.enum(templateKinds).default("page"),
    slug: z.string().nullable().default(null),
    layout: z.enum(layouts).default("default"),
    meta_title: z.string().default(""),
    meta_description: z.string().default(""),
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
