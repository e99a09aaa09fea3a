import { ownCase } from "../../catalogue/rows/own-case";
import { slugify } from "../../platform/slug/slugify";
import type { WooAttribute } from "./woo-columns";

/** Attributes as cells of products.csv, by which shoppers filter. */
export const attributeCells = (attributes: readonly WooAttribute[]): Record<string, string> =>
  Object.fromEntries(
    attributes.flatMap(({ name, values }) => {
      const code = slugify(name)
        .normalize("NFKD")
        .replaceAll("-", "_")
        .replace(/[^a-z0-9_]/g, "")
        .replace(/^[^a-z]+/, "");
      const texts = values.map((value) => ownCase(value.replaceAll("|", "/")));
      return code === "" ? [] : [[`attr:${code}`, texts.join("|")]];
    }),
  );
