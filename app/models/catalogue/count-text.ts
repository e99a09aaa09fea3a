/** How many of something in words, as a listing says it: '1 item', '10,000 items' (part 1, §2 "Category listing page"). */
export const countText = (count: number, one: string): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : `${one}s`}`;
