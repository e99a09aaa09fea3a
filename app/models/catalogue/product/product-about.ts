import { type StaticData, staticData } from "../../platform/page/static-data";
import type { OwnTab } from "./product-tabs";

/** What is told of a product in its tabs; empty texts and lists for tabs that are not shown. */
type Told = {
  description: string;
  details: { code: string; label: string; values: string[] }[];
  shippingHtml: string;
  ownTabs: OwnTab[];
};

/** The same for a browser (rule product-10): static parts, null for a tab that is not shown. */
export type ProductAbout = {
  description: StaticData<string> | null;
  details: StaticData<Told["details"]> | null;
  shipping: StaticData<string> | null;
  own: { id: string; label: string; html: StaticData<string> }[];
};

/** The tabs for a document, or for a browser that asks for the data of its page alone. */
export function productAbout(
  { description, details, shippingHtml, ownTabs }: Told,
  isDocument: boolean,
): ProductAbout {
  const told = (html: string) => (html === "" ? null : staticData(html, isDocument));
  return {
    description: told(description),
    details: details.length > 0 ? staticData(details, isDocument) : null,
    shipping: told(shippingHtml),
    own: ownTabs.map((tab) => ({ ...tab, html: staticData(tab.html, isDocument) })),
  };
}
