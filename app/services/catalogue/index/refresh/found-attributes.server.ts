import { optionCode } from "~/models/catalogue/options/option-code";
import { ownCase } from "~/models/catalogue/rows/own-case";
import { sellerCode } from "~/models/marketplace/distance-ring";
import type { CatalogueIndex } from "../catalogue-index.server";
import { AttributeColumn } from "../engine/index-tables.server";
import type { IndexedProductRow, VariationRow } from "./index-rows.server";

/** Most attributes examined, and most offered: a page with forty groups is of no use. */
const maxFound = 64;
const maxOffered = 12;
/** An attribute with more values than this is a number or a note, not a choice. */
const maxValues = 400;

/** Collects the attributes of products, for shops without configured filter groups. */
export class FoundAttributes {
  readonly #counts = new Map<string, number>();
  /**
   * Attributes that are options, with the shop's labels: 'RAM' reads better than a label derived from its
   * code.
   */
  readonly labels = new Map<string, string>();

  constructor(private readonly index: CatalogueIndex) {}

  /** Records a product's attributes; a new attribute gets a column at once. */
  noteProduct({ attributes }: IndexedProductRow): void {
    for (const code of Object.keys(attributes)) this.#note(code);
  }

  /** Records a variation's attributes. */
  noteVariation({ attributes, optionValues, saidOfProduct }: VariationRow): void {
    for (const code of Object.keys(attributes)) this.#note(code);
    for (const label of Object.keys(optionValues)) {
      const code = optionCode(label);
      this.#note(code);
      if (!this.labels.has(code)) this.labels.set(code, ownCase(saidOfProduct?.[`option:${label}`] || label));
    }
  }

  /**
   * Drops attributes not worth offering. Returns the remaining codes sorted by name, because addresses must
   * not change with counts.
   */
  choose(): string[] {
    const offered = this.index.attributes
      .filter(
        ({ code, values }) =>
          this.#counts.has(code) && (values.values.length <= maxValues || code === sellerCode),
      )
      .map(({ code }) => code)
      .sort((a, b) => (this.#counts.get(b) ?? 0) - (this.#counts.get(a) ?? 0))
      .slice(0, maxOffered);
    const isWanted = (code: string) => offered.includes(code) || !this.#counts.has(code);
    this.index.attributes = this.index.attributes.filter(({ code }) => isWanted(code));
    return offered.sort();
  }

  #note(code: string): void {
    const known = this.#counts.get(code);
    if (known === undefined) {
      if (code === "" || this.#counts.size >= maxFound) return;
      if (!this.index.attributes.some((column) => column.code === code))
        this.index.attributes.push(new AttributeColumn(code));
    }
    this.#counts.set(code, (known ?? 0) + 1);
  }
}
