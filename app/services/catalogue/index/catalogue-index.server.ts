// @public

import type { FacetGroup } from "~/models/catalogue/filters/facet";
import type { FilterGroup } from "~/models/catalogue/filters/filter-group";
import { recentlyUsed } from "../../platform/cache/recently-used.server";
import type { ListingResult } from "../listing/listing-query.server";
import { clearBit, hasBit, setBit, trimmedBitmap } from "./engine/bitmap.server";
import type { CategoryTree } from "./engine/category-tree.server";
import { firstNotBelow } from "./engine/first-not-below.server";
import { IndexPrices } from "./engine/index-prices.server";
import {
  type AttributeColumn,
  CategoryColumn,
  ProductTable,
  VariationTable,
} from "./engine/index-tables.server";
import { KeptWords } from "./engine/kept-words.server";
import { ProductWords } from "./engine/product-words.server";
import { RowIds } from "./engine/row-ids.server";
import { type RowSet, rowSetBytes } from "./engine/row-set.server";

/** Bytes for cached categories: about forty at a million products, all of them at a thousand. */
const keptSelectionBytes = 8_000_000;
/** Bytes for the cached results of frequent words. */
const keptWordBytes = 4_000_000;
const keptListings = 300;

/**
 * A shop's listing data in columns of small integers (docs/decisions/0008-catalogue-index.md). It contains no
 * product names and no hidden prices: cards are read from the database by the ids it returns.
 */
export class CatalogueIndex {
  readonly products = new ProductTable();
  readonly variations = new VariationTable();
  readonly prices = new IndexPrices();
  attributes: AttributeColumn[] = [];
  /** Filter groups in the order of addresses. */
  groups: FilterGroup[] = [];
  /** The categories of products. */
  readonly categories = new CategoryColumn("category");
  /** The collation of names; empty for the database's own. */
  collation = "";
  /** Gap between the keys of neighbouring names. */
  nameStep = 1;
  /** Cached matches of categories; every change empties it. */
  readonly selections = recentlyUsed<{ products: RowSet; variations: RowSet }>(
    keptSelectionBytes,
    ({ products, variations }) => rowSetBytes(products) + rowSetBytes(variations),
  );
  /** The words of products, by which searches find them. */
  readonly productWords = new ProductWords((rank) => this.rowIdOfRank(rank));
  /** Results of keywords' terms. */
  readonly words = new KeptWords(keptWordBytes);
  /** Cached results of listings; every change empties it. */
  readonly listings = recentlyUsed<ListingResult>(keptListings, () => 1);
  /** What the pages of a listing count in common, in whatever order; every change empties it. */
  readonly facets = recentlyUsed<FacetGroup[]>(keptListings, () => 1);
  /** Variations in the order of their products lie below. */
  #sortedVariations = 0;
  readonly #rowIds = new RowIds(this.products.ids);
  /** Rows of variations rewritten after the index was built, by row id. */
  readonly #moved = new Map<number, number[]>();

  constructor(public tree: CategoryTree) {}

  /** Marks all products as added; from then on they are found by id. Run the generator to its end. */
  finishProducts(): Generator<void> {
    return this.#rowIds.take(this.products.count);
  }

  /** Marks all variations as added, in the order of their products' rows. */
  finishVariations(): void {
    this.#sortedVariations = this.variations.count;
  }

  /** The row id of a product; undefined if the index never contained it. */
  rowIdOf(id: number): number | undefined {
    return this.#rowIds.find(id);
  }

  /** The rank of a product's id among those the index was built with; undefined for one added later. */
  rankOf(id: number): number | undefined {
    return this.#rowIds.rankOf(id);
  }

  /** The row id of the product whose id has this rank. */
  rowIdOfRank(rank: number): number {
    return this.#rowIds.rowIdOfRank(rank);
  }

  /** A new row for a product added after the index was built. */
  addLater(id: number): number {
    const rowId = this.products.add();
    this.products.ids.set(rowId, id);
    this.#rowIds.add(id, rowId);
    return rowId;
  }

  /** The rows of a product's variations, in its order. */
  variationsOf(rowId: number): number[] {
    const moved = this.#moved.get(rowId);
    if (moved) return moved;
    const variationRows: number[] = [];
    const { owners, live } = this.variations;
    const end = this.#sortedVariations;
    for (let at = firstNotBelow(owners.entries, rowId, end); at < end && owners.get(at) === rowId; at++)
      if (hasBit(live, at)) variationRows.push(at);
    return variationRows;
  }

  /**
   * Reserves rows for `count` variations of a product, side by side: the old ones if they suffice, else at
   * the end.
   */
  reserveVariations(rowId: number, count: number): number[] {
    const old = this.variationsOf(rowId);
    if (old.length === count) return old;
    for (const variationRow of old) clearBit(this.variations.live, variationRow);
    const variationRows = Array.from({ length: count }, () => this.variations.add(rowId));
    for (const variationRow of variationRows) setBit(this.variations.live, variationRow);
    this.#moved.set(rowId, variationRows);
    return variationRows;
  }

  /** Empties every cache. */
  forgetAnswers(): void {
    this.selections.clear();
    this.listings.clear();
    this.facets.clear();
  }

  /** Gives back what was reserved for more rows than a build has added. */
  trim(): void {
    const { products, variations, attributes, categories } = this;
    const { ofAll } = this.prices;
    const ofProducts = attributes.map((column) => column.ofProducts);
    const ofVariations = attributes.flatMap((column) => column.ofVariations ?? []);
    for (const column of [...products.columns, ofAll.products, categories.ofProducts, ...ofProducts])
      column.trim(products.count);
    for (const column of [variations.ids, variations.owners, ofAll.variations, ...ofVariations])
      column.trim(variations.count);
    products.listed = trimmedBitmap(products.listed, products.count);
    products.families = trimmedBitmap(products.families, products.count);
    variations.live = trimmedBitmap(variations.live, variations.count);
  }

  /** Memory of columns and caches, bytes. */
  get sizeBytes(): number {
    const parts = [this.products, this.variations, this.prices.ofAll, this.categories, this.#rowIds];
    const columns = [...parts, ...this.attributes].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    const caches = this.selections.calculatedSize + this.words.sizeBytes;
    return columns + this.prices.groupBytes + this.productWords.sizeBytes + caches;
  }
}
