import type { ProductRecord } from "../product/product-record";
import type { CellReader } from "./read-cells";

type ImportedRatings = Pick<ProductRecord, "importedRatingHundredths" | "importedReviewCount">;

/** Most ratings of a row: those of a product with all its variations still fit 32 bits. */
const largestReviewCount = 1_000_000;

/**
 * Reads `review_avg_rating` and `review_count`: what a product was rated in another shop (rule reviews-9).
 */
export function readRatings(cells: CellReader): ImportedRatings {
  const count = cells.count("review_count", 0);
  const cell = cells.text("review_avg_rating");
  const hundredths = cell === "" ? 0 : toHundredths(cell);
  if (hundredths === null)
    cells.problems.push(
      `review_avg_rating '${cell}' is not a number from 1.0 to 5.0 with at most two decimals`,
    );
  if (count > largestReviewCount)
    cells.problems.push(`review_count '${count}' is more than ${largestReviewCount}`);
  if (cell !== "" && count === 0) cells.problems.push("review_avg_rating needs a review_count of at least 1");
  if (cell === "" && count > 0) cells.problems.push("review_count needs a review_avg_rating");
  return { importedRatingHundredths: hundredths ?? 0, importedReviewCount: count };
}

/** The cells of imported ratings; empty without any. */
export const ratingCells = ({ importedRatingHundredths, importedReviewCount }: ImportedRatings) => ({
  review_avg_rating: importedReviewCount === 0 ? "" : (importedRatingHundredths / 100).toFixed(2),
  review_count: importedReviewCount === 0 ? "" : String(importedReviewCount),
});

function toHundredths(cell: string): number | null {
  const [, stars, decimals = ""] = /^([1-5])(?:\.(\d{1,2}))?$/.exec(cell) ?? [];
  if (stars === undefined) return null;
  const hundredths = Number(stars) * 100 + Number(decimals.padEnd(2, "0"));
  return hundredths <= 500 ? hundredths : null;
}
