// A bare process that renders: React's renderToString of a page of cards, again and again, without a database, a cache
// or a request. Warms up until the moment of the first argument (ms since 1970), then counts for as many ms as the second
// says and writes the pages a second to standard output. Two of them against one are what the machine gives for a second
// process.
import { createElement } from "react";
import { renderToString } from "react-dom/server";

const [startAtMs = 0, durationMs = 0] = process.argv.slice(2).map(Number);
/** As many cards as a listing shows, and about as many elements in each. */
const cards = 48;

const card = (index: number) =>
  createElement(
    "li",
    { key: index, className: "card" },
    createElement(
      "a",
      { href: `/product-${index}` },
      createElement("img", { src: `/${index}.webp`, alt: "" }),
    ),
    createElement("h3", { id: `name-${index}` }, `Product ${index}`),
    ...["red", "green", "blue"].map((color) => createElement("span", { key: color, title: color }, color)),
    createElement("p", { className: "price" }, createElement("strong", null, `$${index}.00`)),
    createElement("button", { type: "button", "aria-describedby": `name-${index}` }, "Add to Cart"),
  );
const Page = () =>
  createElement(
    "ul",
    null,
    Array.from({ length: cards }, (_, index) => card(index)),
  );

const render = () => renderToString(createElement(Page));
do render();
while (Date.now() < startAtMs);
const startedMs = performance.now();
let pages = 0;
while (performance.now() - startedMs < durationMs) {
  render();
  pages += 1;
}
process.stdout.write(String(pages / ((performance.now() - startedMs) / 1000)));
