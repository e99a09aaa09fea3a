import type { Look } from "../core/figure";
import type { Item } from "./recipe";

/** What the scene itself reads from an item, and the colours every recipe may give, whatever the subject. */
const PLACEMENT = ["x", "y", "h", "s", "flip", "turn", "ground", "stage", "body", "accent", "form"];

/** A look that remembers which of its parameters the drawing asked for. */
export function watched(look: Look): { look: Look; asked: ReadonlySet<string> } {
  const asked = new Set<string>(PLACEMENT);
  const spy = new Proxy(look, {
    get: (own, name) => {
      if (typeof name === "string") asked.add(name);
      return Reflect.get(own, name);
    },
  });
  return { look: spy, asked };
}

/** Names the parameters of an item that nothing asked for: misspelt, or of no effect with this form. */
export function unusedOf({ subject, look }: Item, asked: ReadonlySet<string>): string[] {
  return Object.keys(look)
    .filter((name) => !asked.has(name))
    .map((name) => `${subject} does nothing with ${name}=${look[name] ?? ""}`);
}
