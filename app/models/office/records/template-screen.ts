import { z } from "zod";
import { startingPages } from "../../content/blocks/sections";
import { holdsMainPart, withMainPart } from "../../content/templates/around";
import { templateHeadShape } from "../../content/templates/template";
import {
  translatedTemplateFields,
  type WrittenTemplate,
  writtenTemplateSchema,
} from "../../content/templates/written-template";
import type { WordsTable } from "../form/form-node";
import { formOf } from "../form/form-of";
import { inLanguages } from "../form/in-languages";
import { group, leaf, withFirst } from "../form/leaf";
import { crawlerWords } from "./crawler-words";
import type { RecordScreen } from "./record-screen";

const kinds: Record<WrittenTemplate["entity_type"], string> = {
  page: "Page",
  header: "Header",
  footer: "Footer",
  checkout_header: "Header of the checkout",
  checkout_footer: "Footer of the checkout",
  category: "Around a category",
  product: "Around a product",
  seller: "Around a seller of the marketplace",
  seller_page: "What a seller built on its own page",
  block: "Block",
  form: "Form",
};

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const ofPrimary = "Its name. Empty for the usual one.";

const addressHelp =
  "Of a page: / is the home page, and an old address leads to the new one. Around categories or products: the category’s address; around a seller: its code; empty for all.";

const words: WordsTable = {
  name: { label: "Name" },
  entity_type: { label: "What it is", choices: kinds },
  slug: { label: "Address", example: "about", help: addressHelp },
  html: {
    label: "HTML",
    as: "code",
    help: 'A widget is placed by <div data-widget="…" data-attribute="its name"></div>.',
  },
  layout: {
    label: "What is around it",
    choices: {
      default: "Header and footer",
      store: "Header and footer of the shop",
      checkout: "Those of the checkout",
      "no-layout": "Nothing",
      static: "Nothing, as written",
    },
  },
  header: { label: "Header", help: ofPrimary },
  footer: { label: "Footer", help: ofPrimary },
  meta_title: { label: "Title for search engines" },
  meta_description: { label: "Description for search engines", as: "long text" },
  seo_crawler_setting: { label: "Search engines", choices: crawlerWords },
  is_primary: {
    label: "Used where nothing else is named",
    help: "Of several headers, footers, or templates around all categories, products or sellers.",
  },
  is_404_page: { label: "Shown where there is no such page" },
  static_type: {
    label: "HTML is",
    choices: {
      "": "Made of widgets",
      all: "A whole document, as written",
      body: "The inside of a page, as written",
    },
  },
  preview_only: { label: "Seen by preview links alone" },
};

const form = withFirst(formOf(writtenTemplateSchema, words), ["name", "entity_type", "slug", "html"]);

const newSchema = templateHeadShape.extend({ html: z.string().default(""), from: z.string().default("") });
const newForm = group("", "", [
  leaf("name", "Name"),
  leaf("entity_type", "What it is", { kind: "choice", choices: choicesOf(kinds), initial: "page" }),
  leaf("slug", "Address", { example: "about", help: addressHelp, isOptional: true }),
  leaf("from", "Begins with", {
    kind: "choice",
    choices: startingPages,
    help: "It is opened in the builder, and shoppers see it once it is published. HTML of your own without sections is shown at once.",
    isOptional: true,
  }),
  leaf("html", "HTML of your own", { kind: "code", isOptional: true }),
]);

/** An address as it is stored, without the slashes around it. */
const bareSlug = (slug: string) => slug.trim().replace(/^\/+|\/+$/g, "");

const nameOf = ({ entity_type, name }: WrittenTemplate) => `${entity_type}/${name}`;

/** Templates of all kinds, as their owner writes them. */
export const templateScreen: RecordScreen = {
  segment: "pages",
  isBuilt: true,
  kind: "template",
  subject: "content",
  title: "Pages",
  one: "page",
  about:
    "Pages, headers, footers, what stands around categories, products and sellers, blocks used in several places, and forms.",
  searchHint: "Name or address",
  columns: [
    { key: "name", label: "Page", place: "title" },
    { key: "kind", label: "What it is", place: "side" },
    { key: "address", label: "Address" },
  ],
  cellsOf(_name, record) {
    const template = record as WrittenTemplate;
    return {
      name: { text: template.name },
      kind: { text: kinds[template.entity_type] },
      address: { text: template.slug === null ? "" : `/${template.slug}` },
    };
  },
  headingOf: (_name, record) => (record as WrittenTemplate).name,
  shopPathOf: (record) => {
    const { entity_type, slug, preview_only: isHidden } = record as WrittenTemplate;
    return entity_type === "page" && slug && !isHidden ? `/${slug}` : null;
  },
  formOf: (_record, { languages }) => ({
    form: inLanguages(form, languages, (path) => translatedTemplateFields.some((field) => field === path)),
    schema: writtenTemplateSchema,
    // An empty address is none; that of the home page is written as what it is.
    toForm(record) {
      const template = record as WrittenTemplate;
      return template.slug === "" ? Object.assign({}, template, { slug: "/" }) : template;
    },
    fromForm(value) {
      const template = value as WrittenTemplate;
      return typeof template.slug === "string"
        ? Object.assign({}, template, { slug: bareSlug(template.slug) })
        : value;
    },
  }),
  newForm: () => ({
    form: newForm,
    schema: newSchema,
    read: (value) => {
      const { from, slug, html, ...rest } = newSchema.parse(value);
      const record = {
        ...rest,
        html: holdsMainPart(rest.entity_type) ? withMainPart(html) : html,
        slug: slug === null ? null : bareSlug(slug),
      };
      // An empty page would be shown to shoppers before anything is on it (rule builder-10).
      const isBuilt = from !== "" || (rest.entity_type === "page" && html.trim() === "");
      return { name: nameOf(record), record, from: isBuilt ? from : undefined };
    },
  }),
  removing: "Its address then answers that there is no such page.",
};
