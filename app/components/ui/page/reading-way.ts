// @public

/** Where a line of the page goes on: to the right, or to the left in a language written so. In browsers. */
export const readingWay = (): 1 | -1 => (document.documentElement.dir === "rtl" ? -1 : 1);
