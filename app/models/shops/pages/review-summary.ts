// @public

/** Reviews on a page (rule reviews-5). */
export const reviewsPerPage = 10;

/** How many reviews gave 1, 2, 3, 4 and 5 stars: the first count is that of one star. */
export type StarCounts = readonly [number, number, number, number, number];

/** No reviews. */
export const noStars: StarCounts = [0, 0, 0, 0, 0];

/** The counts of several products together. */
export const addStars = (...all: StarCounts[]): StarCounts =>
  all.reduce(([a, b, c, d, e], [f, g, h, i, j]) => [a + f, b + g, c + h, d + i, e + j], noStars);

/** Counts from rows of a star and how many reviews gave it; stars outside of 1 to 5 do not count. */
export function starCounts(rows: readonly { star: number; count: number }[]): StarCounts {
  const of = (star: number) => rows.reduce((sum, row) => (row.star === star ? sum + row.count : sum), 0);
  return [of(1), of(2), of(3), of(4), of(5)];
}

/** How many reviews there are. */
export const reviewCount = (stars: StarCounts): number => stars.reduce((sum, count) => sum + count, 0);

/** The average in hundredths of a star, rounded half up; 0 without reviews (rule reviews-6). */
export function averageHundredths(stars: StarCounts): number {
  const count = reviewCount(stars);
  const sum = stars.reduce((total, each, index) => total + each * (index + 1), 0);
  return count === 0 ? 0 : Math.floor((sum * 200 + count) / (count * 2));
}

/** Ratings of a product: their average in hundredths of a star, 0 without any, and how many they are. */
export type Ratings = { hundredths: number; count: number };

/**
 * Reviews and ratings from elsewhere together: each rating counts as much as a review, and the average is
 * rounded half up once (rule reviews-9).
 */
export function withImported(stars: StarCounts, imported: readonly Ratings[]): Ratings {
  const count = imported.reduce((all, each) => all + each.count, reviewCount(stars));
  const given = stars.reduce((total, each, index) => total + each * (index + 1) * 100, 0);
  const sum = imported.reduce((total, each) => total + each.hundredths * each.count, given);
  return { hundredths: count === 0 ? 0 : Math.floor((sum * 2 + count) / (count * 2)), count };
}

/** Summary of the approved reviews of a product, as pages and the API show it. */
export type ReviewSummary = { stars: StarCounts; count: number; average: number; pageCount: number };

/** The summary of counts; a page holds `perPage` reviews, and there is always a first page. */
export function reviewSummary(stars: StarCounts, perPage = reviewsPerPage): ReviewSummary {
  const count = reviewCount(stars);
  const pageCount = Math.max(1, Math.ceil(count / perPage));
  return { stars, count, average: averageHundredths(stars) / 100, pageCount };
}
