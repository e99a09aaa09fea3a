// @public

/** How many slides are visible at once: `base`, and more from certain window widths in px. */
export type PerView = { base: number; from: Readonly<Record<number, number>> };

/** Product sliders in the standard layout (rule widgets-7). */
export const standardPerView: PerView = { base: 1.5, from: { 576: 3, 768: 3.2, 992: 5, 1600: 6.38 } };

/** Product sliders in the other layout (rule widgets-7). */
export const widePerView: PerView = { base: 1.5, from: { 576: 2, 768: 3, 992: 4, 1600: 6.38 } };

/** The product list as a carousel: 5 on a page (rule widgets-7). */
export const listPerView: PerView = { base: 1.5, from: { 576: 3, 992: 5 } };

/** One slide at a time. */
export const onePerView: PerView = { base: 1, from: {} };

/** The breakpoints as media queries, narrow to wide. */
export function perViewSteps(perView: PerView): { media: string; count: number }[] {
  return Object.entries(perView.from)
    .map(([minWidthPx, count]) => ({ minWidthPx: Number(minWidthPx), count }))
    .sort((a, b) => a.minWidthPx - b.minWidthPx)
    .map(({ minWidthPx, count }) => ({ media: `(min-width: ${minWidthPx}px)`, count }));
}
