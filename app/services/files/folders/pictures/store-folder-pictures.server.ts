import type { PlacedCategory } from "~/models/catalogue/categories/category-record";
import type { FileMessage } from "~/models/files/apply-summary";
import { replaceImageFiles, replaceStrings } from "~/models/files/folders/file-reference";
import { lineOf } from "~/models/files/folders/line-of";
import type { ProductImage } from "~/models/platform/media/product-record";
import { findOrRemark } from "../../../catalogue/listing/find-or-remark.server";
import type { ShopFolder } from "../../apply/read-shop-folder.server";
import type { ShopContent } from "../apply/apply-content.server";
import type { PictureFinder } from "./find-pictures.server";

/** The folder with every picture stored: content names addresses, categories find theirs in `images`. */
export type PicturedFolder = {
  content: ShopContent;
  images: ReadonlyMap<string, ProductImage>;
  optionSets: ShopFolder["optionSets"];
  settings: ShopFolder["shop"]["settings"];
  notes: FileMessage[];
};

/**
 * Stores the pictures and documents that categories, templates, widgets, menus and settings name. A text is
 * taken for one when the images folder has a file of exactly that name; templates and descriptions name
 * theirs as `images/<file>`.
 */
export async function storeFolderPictures(
  folder: ShopFolder,
  pictures: PictureFinder,
): Promise<PicturedFolder> {
  const notes: FileMessage[] = [];
  const images = new Map<string, ProductImage>();
  const documents = new Map<string, string>();
  const store = async (file: string, name: string) => {
    const remark = (reason: string) => notes.push({ file, line: null, reason });
    if (name.toLowerCase().endsWith(".pdf")) {
      const document = await findOrRemark({ find: pictures.findDocument }, name, remark);
      if (document) documents.set(name, document.url);
      return;
    }
    const image = await findOrRemark(pictures, name, remark);
    if (image) images.set(name, image);
  };
  for (const name of categoryPictures(folder.categories)) await store("categories.json", name);
  const content = { templates: folder.templates, widgets: [...folder.widgets], menus: folder.menus };
  const named = {
    content,
    settings: folder.shop.settings,
    categories: folder.categories,
    optionSets: [...folder.optionSets],
    reviews: folder.reviews.map((review) => review.images),
  };
  for (const name of namedFiles(named, pictures)) await store("images", name);
  const urlOf = (name: string) => images.get(name)?.url ?? documents.get(name) ?? null;
  const templates = folder.templates.map((template) => ({
    head: replaceStrings(template.head, (text) => replaceImageFiles(text, urlOf)),
    renderHtml: replaceImageFiles(template.renderHtml, urlOf),
    origin: folder.templateOrigins.get(template),
  }));
  const origins = new Map(templates.map(({ head, origin }) => [head, origin]));
  return {
    content: {
      templates: templates.map(({ head, renderHtml }) => ({ head, renderHtml })),
      widgets: new Map([...folder.widgets].map(([name, widget]) => [name, inContent(widget, urlOf)])),
      menus: inContent(folder.menus, urlOf),
      redirects: folder.redirects,
      placeOf: (head) => {
        const { file, text } = origins.get(head) ?? { file: "templates", text: "" };
        return { file, line: lineOf(text, '"slug"') };
      },
    },
    images,
    optionSets: new Map([...folder.optionSets].map(([code, set]) => [code, inContent(set, urlOf)])),
    settings: inContent(folder.shop.settings, urlOf),
    notes,
  };
}

function inContent<T>(value: T, urlOf: (name: string) => string | null): T {
  return replaceStrings(value, (text) => urlOf(text) ?? replaceImageFiles(text, urlOf));
}

function categoryPictures(categories: PlacedCategory[]): Set<string> {
  return new Set(categories.flatMap(({ image, image_mobile }) => [image ?? [], image_mobile ?? []].flat()));
}

/** Files of the folder that some text names. */
function namedFiles(value: unknown, pictures: PictureFinder): Set<string> {
  const found = new Set<string>();
  const look = (name: string) => {
    if (pictures.names.has(name)) found.add(name);
    return null;
  };
  replaceStrings(value, (text) => {
    replaceImageFiles(text, look);
    return look(text);
  });
  return found;
}
