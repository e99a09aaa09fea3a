import { isLinkAddress, pastedElements } from "~/models/office/form/rich-text";

/** What browsers and word processors write for elements that texts have. */
const meant: Readonly<Record<string, string>> = {
  b: "strong",
  i: "em",
  h1: "h2",
  h4: "h3",
  h5: "h3",
  h6: "h3",
  div: "p",
};
/** Elements whose content is no text. */
const dropped = new Set(["script", "style", "template", "head", "title", "meta", "link", "img", "svg"]);

const escaped = (text: string) =>
  text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/\u00a0/g, " ");

/**
 * HTML that is pasted from elsewhere, with the elements of words alone (rule builder-23).
 * Nothing of it runs while it is read.
 */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return written(body)
    .replace(/<p>\s*<\/p>/g, "")
    .trim();
}

function written(parent: Node): string {
  return [...parent.childNodes]
    .map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return escaped(node.textContent ?? "");
      if (!(node instanceof Element)) return "";
      const name = node.localName;
      if (dropped.has(name)) return "";
      const element = meant[name] ?? name;
      const inner = written(node);
      if (element === "br") return "<br>";
      if (!pastedElements.includes(element)) return inner;
      // Blocks within blocks, as browsers make of a pasted list, stand by themselves.
      if (element === "p" && /<(p|ul|ol|h2|h3|blockquote)>/.test(inner)) return inner;
      if (element !== "a") return `<${element}>${inner}</${element}>`;
      const address = node.getAttribute("href") ?? "";
      return isLinkAddress(address)
        ? `<a href="${escaped(address).replace(/"/g, "&quot;")}">${inner}</a>`
        : inner;
    })
    .join("");
}
