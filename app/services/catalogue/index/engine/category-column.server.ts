import { Column } from "./column.server";
import { type CodeTest, ValueCodes } from "./value-codes.server";

/** The categories of each product, as one small code per combination of categories. */
export class CategoryColumn {
  readonly #values = new ValueCodes();
  /** Codes by row id. */
  readonly ofProducts: Column;

  constructor(capacity: number) {
    this.ofProducts = new Column(capacity);
  }

  /** Memory, bytes. */
  get sizeBytes(): number {
    return this.ofProducts.sizeBytes + this.#values.sizeBytes;
  }

  /** Number of codes. */
  get codeCount(): number {
    return this.#values.codeCount;
  }

  /** Sets the categories of a product. */
  set(rowId: number, categoryIds: readonly number[]): void {
    this.ofProducts.set(rowId, this.#values.codeOf(categoryIds.map(String)));
  }

  /** The categories of a product. */
  of(rowId: number): number[] {
    return this.#values.valuesOf(this.ofProducts.get(rowId)).map(Number);
  }

  /**
   * Number of products in each branch of the tree; a product in a branch twice counts once.
   * @param counts products by code
   * @param branches the branch of each category
   */
  countBranches(counts: Uint32Array, branches: ReadonlyMap<number, number>): Map<number, number> {
    const found = new Map<number, number>();
    for (const [code, count] of counts.entries()) {
      if (count === 0) continue;
      const own = this.#values.valuesOf(code).map((id) => branches.get(Number(id)));
      for (const branch of new Set(own))
        if (branch !== undefined) found.set(branch, (found.get(branch) ?? 0) + count);
    }
    return found;
  }

  /** Tells which codes contain any of the categories. */
  holding(categoryIds: readonly number[]): CodeTest {
    return this.#values.holding(categoryIds.map(String));
  }
}
