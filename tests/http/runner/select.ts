import { elementsOf, type PageElement, seenText } from "./page";

type Test = (element: PageElement) => boolean;
type Step = { combinator: " " | ">"; tests: Test[] };

const simple =
  /^(?:(?<tag>\*|[a-z][\w-]*)|#(?<id>[\w-]+)|\.(?<class>[\w-]+)|\[(?<name>[\w:-]+)(?:(?<operator>[*^$~]?=)(?:"(?<quoted>[^"]*)"|(?<bare>[^\]"]+)))?\]|:contains\("(?<text>[^"]*)"\)|:not\(\[(?<absent>[\w:-]+)\]\))/i;

/**
 * Elements of a page that a CSS selector finds: tags, `#id`, `.class`, `[attribute]` with `=`, `*=`, `^=`,
 * `$=`, `~=`, `:not([attribute])`, `:contains("text")`, descendants, children (`>`) and lists (`,`).
 * @throws Error for a selector outside of these
 */
export function select(html: string, selector: string): PageElement[] {
  const alternatives = splitOutside(selector, ",").map(parseSelector);
  return elementsOf(html).filter((element) => alternatives.some((steps) => matches(element, steps)));
}

function parseSelector(selector: string): Step[] {
  const steps: Step[] = [];
  let rest = selector.trim();
  let combinator: Step["combinator"] = " ";
  while (rest !== "") {
    const tests: Test[] = [];
    for (let part = simple.exec(rest); part?.groups; part = simple.exec(rest)) {
      tests.push(testOf(part.groups));
      rest = rest.slice(part[0].length);
    }
    if (tests.length === 0) throw new Error(`not a selector: ${selector}`);
    steps.push({ combinator, tests });
    combinator = /^\s*>/.test(rest) ? ">" : " ";
    rest = rest.replace(/^\s*>?\s*/, "");
  }
  return steps;
}

function testOf(groups: Record<string, string | undefined>): Test {
  const { tag, id, name, operator, text, absent } = groups;
  if (tag) return (element) => tag === "*" || element.name === tag.toLowerCase();
  if (id) return ({ attribs }) => attribs.id === id;
  const className = groups.class;
  if (className) return ({ attribs }) => words(attribs.class).includes(className);
  if (absent) return ({ attribs }) => attribs[absent.toLowerCase()] === undefined;
  if (text !== undefined) return (element) => seenText(element).includes(text);
  const value = groups.quoted ?? groups.bare ?? "";
  return ({ attribs }) => {
    const held = attribs[(name ?? "").toLowerCase()];
    if (held === undefined || !operator) return held !== undefined;
    if (operator === "*=") return held.includes(value);
    if (operator === "^=") return held.startsWith(value);
    if (operator === "$=") return held.endsWith(value);
    return operator === "~=" ? words(held).includes(value) : held === value;
  };
}

const words = (text = "") => text.split(/\s+/);

function matches(element: PageElement, steps: readonly Step[]): boolean {
  const last = steps.at(-1);
  if (!last) return true;
  if (!last.tests.every((test) => test(element))) return false;
  const before = steps.slice(0, -1);
  if (before.length === 0) return true;
  for (let parent = element.parent; parent && "attribs" in parent; parent = parent.parent) {
    if (matches(parent as PageElement, before)) return true;
    if (last.combinator === ">") return false;
  }
  return false;
}

/** Splits at a character outside quotes. */
function splitOutside(text: string, sign: string): string[] {
  const parts = [""];
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === sign && !isQuoted) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts;
}
