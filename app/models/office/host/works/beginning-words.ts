import { type Beginning, beginnings } from "./work-input";

const texts: Record<Beginning, string> = {
  empty: "Nothing to sell yet",
  demo: "Sample products",
  folder: "A shop’s exported folder, or a CSV with its pictures (ZIP)",
  products: "A file of products (CSV)",
};

/** What a new shop may begin with, to choose from. */
export const beginningChoices = beginnings.map((value) => ({ value, label: texts[value] }));
