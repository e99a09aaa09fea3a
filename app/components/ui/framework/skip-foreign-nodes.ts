// @public

/** As `markOwnElements` writes it. */
const mark = "data-o";

/**
 * Lets React take over a page to which scripts of its owner added elements, or whose title they changed (rule
 * hydration-5). React compares a page with what it would write, child by child, and would draw all of it anew
 * for one element more. Until it is done, `firstChild` and `nextSibling` pass by elements that the server did
 * not write, and the title reads as the server wrote it. Nothing in the page moves.
 * @returns ends this
 */
export function skipForeignNodes(page: Document): () => void {
  if (!page.documentElement.hasAttribute(mark)) return () => {};
  const ends = [skipIn("firstChild"), skipIn("nextSibling")];
  const title = page.querySelector(`title[${mark}]`);
  if (title) {
    Object.defineProperty(title, "textContent", { configurable: true, get: () => title.getAttribute(mark) });
    ends.push(() => Reflect.deleteProperty(title, "textContent"));
  }
  return () => {
    for (const end of ends) end();
  };
}

function skipIn(link: "firstChild" | "nextSibling"): () => void {
  const native = Object.getOwnPropertyDescriptor(Node.prototype, link);
  const next = Object.getOwnPropertyDescriptor(Node.prototype, "nextSibling")?.get;
  if (!native?.get || !next) throw new Error(`No browser is known whose nodes have no ${link}`);
  const { get } = native;
  Object.defineProperty(Node.prototype, link, {
    ...native,
    get(this: Node): Node | null {
      let node: Node | null = get.call(this);
      while (node instanceof Element && !node.hasAttribute(mark)) node = next.call(node);
      return node;
    },
  });
  return () => Object.defineProperty(Node.prototype, link, native);
}
