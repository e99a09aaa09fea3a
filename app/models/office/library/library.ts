import { isDocumentUrl } from "../../platform/media/document-address";
import { isStoredUrl } from "../../platform/media/media-address";

/** What shows a picture: the kind of its record, the record's name, and what people call it. */
export type PictureUse = { kind: UseKind; name: string; title: string };

/** Kinds of what shows pictures. */
export const useKinds = [
  "product",
  "category",
  "option-set",
  "template",
  "widget",
  "menu",
  "settings",
  "draft",
] as const;
export type UseKind = (typeof useKinds)[number];

/** What each kind is called. */
export const useLabels: Readonly<Record<UseKind, string>> = {
  product: "Product",
  category: "Category",
  "option-set": "Option set",
  template: "Page",
  widget: "Widget",
  menu: "Menu",
  settings: "Settings",
  draft: "Draft",
};

export type LibraryPicture = {
  url: string;
  name: string;
  alt: string;
  focusX: number;
  focusY: number;
  uses: number;
  isRemoved: boolean;
};

/** What was looked for in the library: null before; `more` is how many pictures were found beyond these. */
export type FoundInLibrary = {
  q: string | null;
  pictures: Pick<LibraryPicture, "url" | "name" | "alt">[];
  more: number;
};

/** Which pictures are listed. */
export const libraryStates = [
  { value: "", label: "All" },
  { value: "used", label: "Shown somewhere" },
  { value: "unused", label: "Shown nowhere" },
  { value: "undescribed", label: "Without alternative text" },
  { value: "pictures", label: "Pictures" },
  { value: "documents", label: "Documents (PDF)" },
  { value: "removed", label: "Removed" },
] as const;
export type LibraryState = (typeof libraryStates)[number]["value"];

/** What is asked of the library; `kind` is what shows the pictures, `among` the addresses they are of. */
export type LibraryQuery = {
  text: string;
  state: LibraryState;
  kind: UseKind | "";
  page: number;
  among?: readonly string[];
};

/** Pictures of one page of the library. */
export const picturesOnPage = 48;
const lastPage = 1000;

/** Reads what an address asks of the library; what it does not know is left out (rule library-2). */
export function readLibraryQuery(query: URLSearchParams): LibraryQuery {
  const state = libraryStates.find(({ value }) => value === query.get("state"))?.value ?? "";
  const kind = useKinds.find((one) => one === query.get("kind")) ?? "";
  const page = Number(query.get("page") ?? "1");
  return {
    text: (query.get("q") ?? "").trim().slice(0, 200),
    state,
    kind,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

const mediaFolder = "/media/";

/** A picture's place behind the library's: its address without what all have. */
export const placeOfPicture = (url: string): string => url.slice(mediaFolder.length);

/** The address of the picture at a place; null for what is none. */
export function pictureAtPlace(place: string): string | null {
  const url = mediaFolder + place;
  return isStoredUrl(url) || isDocumentUrl(url) ? url : null;
}

/** A file's name as a picture's: without its ending, at most 200 characters. */
export const nameOfFile = (file: string): string =>
  file
    .replace(/^.*[\\/]/, "")
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .trim()
    .slice(0, 200);

/** Every place of a record where a picture is named names another one instead. */
export function withPicture<Value>(value: Value, from: string, to: string): Value {
  const named = new RegExp(`${from.replace(".", "\\.")}(?![0-9a-fx])`, "g");
  const change = (part: unknown): unknown => {
    if (typeof part === "string") return part.replace(named, to);
    if (Array.isArray(part)) return part.map(change);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, change(one)]));
  };
  return change(value) as Value;
}

/** Where a picture is shown, in one sentence; empty for nowhere. */
export function usesText(uses: readonly PictureUse[], count: number): string {
  if (count === 0) return "";
  const named = uses.slice(0, 5).map(({ kind, title }) => `${useLabels[kind]} ${title}`);
  const rest = count - named.length;
  return `${named.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

/** Which file of which shop an address names, without its ending. */
export function namedByUrl(url: string): { shopCode: string; name: string } {
  const [, , shopCode = "", file = ""] = url.split("/");
  return { shopCode, name: file.replace(/\.pdf$/, "") };
}
