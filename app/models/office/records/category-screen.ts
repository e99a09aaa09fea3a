import { z } from "zod";
import {
  translatedCategoryFields,
  translatedContentFields,
  type WrittenCategory,
  writtenCategorySchema,
} from "../../catalogue/categories/category-record";
import { slugify } from "../../platform/slug/slugify";
import type { FormNode, WordsTable } from "../form/form-node";
import { formOf } from "../form/form-of";
import { inLanguages } from "../form/in-languages";
import { group, leaf, withFirst } from "../form/leaf";
import { crawlerWords } from "./crawler-words";
import type { RecordScreen } from "./record-screen";

const picture = "An address of a stored picture.";

const words: WordsTable = {
  name: { label: "Name" },
  slug: { label: "Address", example: "mugs", help: "One that changes leaves a redirect behind." },
  parent: { label: "Lies below", as: "category", help: "Address of another category. Empty for the top." },
  position: { label: "Place among its neighbors", help: "The lower comes first." },
  is_active: { label: "Shown in the shop" },
  sub_title: { label: "Line below the name" },
  description: { label: "Description", as: "html" },
  image: { label: "Picture", as: "picture", help: picture },
  image_mobile: { label: "Picture on a phone", as: "picture", help: picture },
  display_option: { label: "How it is shown", example: "horizontal" },
  meta_title: { label: "Title for search engines" },
  meta_description: { label: "Description for search engines", as: "long text" },
  meta_keyword: { label: "Keywords for search engines" },
  seo_crawler_setting: { label: "Search engines", choices: crawlerWords },
  optional_content: { label: "Text below the products" },
  "optional_content.title": { label: "Title" },
  "optional_content.sub_title": { label: "Second title" },
  "optional_content.description": { label: "Text", as: "html" },
  "optional_content.show": { label: "Show it" },
  rule: { label: "Products that come in automatically", help: "All that is named must hold." },
  "rule.tags": { label: "Tags", item: "tag", help: "One of them is enough." },
  "rule.brands": { label: "Brands", item: "brand", help: "One of them is enough." },
  "rule.price_from_minor": { label: "Price from", as: "money" },
  "rule.price_to_minor": { label: "Price up to", as: "money" },
  "rule.newer_than_days": { label: "Days since it came into the shop, at most" },
};

const form = withFirst(formOf(writtenCategorySchema, words), [
  "name",
  "slug",
  "parent",
  "position",
  "is_active",
]);

/** A new category's address follows from its name, as that of a product does. */
const newForm: FormNode =
  form.kind === "group"
    ? group(
        "",
        "",
        form.fields.map((field) =>
          field.key === "slug"
            ? leaf("slug", field.label, {
                example: "mugs",
                help: "Empty for one made of the name.",
                isOptional: true,
              })
            : field,
        ),
      )
    : form;
const withAddress = (typed: unknown): unknown => {
  const { name, slug } = typed as { name?: unknown; slug?: unknown };
  const isEmpty = slug === undefined || slug === "";
  return isEmpty && typeof name === "string" ? Object.assign({}, typed, { slug: slugify(name) }) : typed;
};

const ofText = translatedContentFields.map((field) => `optional_content.${field}`);
const isTranslated = (path: string): boolean =>
  [...translatedCategoryFields, ...ofText].some((field) => field === path);

/** Categories, as a tree. */
export const categoryScreen: RecordScreen = {
  segment: "categories",
  kind: "category",
  subject: "content",
  title: "Categories",
  one: "category",
  about: "Where shoppers find products, as a tree.",
  searchHint: "Name or address",
  columns: [
    { key: "name", label: "Category", place: "title" },
    { key: "parent", label: "Lies below" },
    { key: "shown", label: "Shown", place: "side" },
  ],
  cellsOf(slug, record) {
    const { name, parent, is_active: isShown } = record as WrittenCategory;
    return {
      name: { text: name, sub: slug },
      parent: { text: parent ?? "–" },
      shown: isShown ? { text: "Shown" } : { text: "Hidden", tone: "mind" },
    };
  },
  headingOf: (_slug, record) => (record as WrittenCategory).name,
  shopPathOf: (record) => {
    const { slug, is_active: isShown } = record as WrittenCategory;
    return isShown ? `/${slug}` : null;
  },
  formOf: (_record, { languages }) => ({
    form: inLanguages(form, languages, isTranslated),
    schema: writtenCategorySchema,
    toForm: (record) => record,
    fromForm: (value) => value,
  }),
  newForm: () => ({
    form: newForm,
    schema: z.preprocess(withAddress, writtenCategorySchema),
    read: (record) => ({ name: String((record as WrittenCategory).slug ?? ""), record }),
  }),
  removing: "Its products stay. Its address then answers that there is no such page.",
};
