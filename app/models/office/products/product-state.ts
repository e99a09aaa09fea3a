import type { Cell } from "../list/list-description";

/** What the list of products says a product is, in the shop whose office it is. */
export function productState({
  status,
  hasVariations,
  offer,
}: {
  status: "active" | "discontinued" | "archived";
  hasVariations: boolean;
  /** What the shop asks for it; undefined for nothing. */
  offer: { isVisible: boolean; availableForSale: boolean } | undefined;
}): Pick<Cell, "text" | "tone"> {
  if (status !== "active") return { text: stateWords[status], tone: "plain" };
  if (offer === undefined) return { text: hasVariations ? "Active" : "Not sold here", tone: "plain" };
  if (!offer.isVisible) return { text: "Hidden", tone: "plain" };
  if (!offer.availableForSale) return { text: "Shown, not for sale", tone: "mind" };
  return { text: "Active", tone: "good" };
}

const stateWords = { discontinued: "Discontinued", archived: "Archived" };
