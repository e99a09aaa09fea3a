/** Codes of `turbo-stream`, which Remix decodes with, for values without text. */
const numberOf = { nan: -2, negativeInfinity: -3, null: -5, positiveInfinity: -6, undefined: -7 };

/** The encoded values by number, with members as numbers, and the number of each text. */
type Placed = { values: unknown[]; texts: Map<string, number>; keys: Map<string, string> };

/**
 * Writes plain data as one line of the format in which Remix hands loader data to browsers: a list of values in which
 * objects and lists name their members by number, and each text stands once. The library's own writer also keeps
 * promises, dates and cycles, and takes four times as long.
 * @param value null, booleans, numbers, texts, lists and plain objects
 * @throws TypeError for anything else
 */
export function encodeHandoff(value: unknown): string {
  const placed: Placed = { values: [], texts: new Map(), keys: new Map() };
  const number = place(value, placed);
  return `${JSON.stringify(number < 0 ? number : placed.values)}\n`;
}

/** The number of a value, which is added unless it already exists or needs none. */
function place(value: unknown, placed: Placed): number {
  switch (typeof value) {
    case "string":
      return placeText(value, placed);
    case "number":
    case "boolean":
      return placeScalar(value, placed);
    case "undefined":
      return numberOf.undefined;
    case "object":
      if (value === null) return numberOf.null;
      return Array.isArray(value) ? placeList(value, placed) : placeObject(value, placed);
    default:
      throw new TypeError(`A ${typeof value} cannot be sent to a browser.`);
  }
}

function placeText(text: string, { values, texts }: Placed): number {
  const known = texts.get(text);
  if (known !== undefined) return known;
  texts.set(text, values.length);
  return values.push(text) - 1;
}

function placeScalar(value: number | boolean, { values }: Placed): number {
  if (Number.isNaN(value)) return numberOf.nan;
  if (value === Number.POSITIVE_INFINITY) return numberOf.positiveInfinity;
  if (value === Number.NEGATIVE_INFINITY) return numberOf.negativeInfinity;
  return values.push(value) - 1;
}

// Lists and objects are added before their members, so that the root is first.

function placeList(list: readonly unknown[], placed: Placed): number {
  const members = new Array<number>(list.length);
  const number = placed.values.push(members) - 1;
  for (let at = 0; at < list.length; at++) members[at] = place(list[at], placed);
  return number;
}

function placeObject(object: object, placed: Placed): number {
  const prototype = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError(`A ${object.constructor.name} cannot be sent to a browser.`);
  const members: Record<string, number> = {};
  const number = placed.values.push(members) - 1;
  // `for in` visits the same keys as `Object.entries` for an object without a prototype, without making a list.
  for (const key in object) members[keyOf(key, placed)] = place(object[key as keyof typeof object], placed);
  return number;
}

/** A member's encoded key: the number of its text. */
function keyOf(key: string, placed: Placed): string {
  const known = placed.keys.get(key);
  if (known !== undefined) return known;
  const written = `_${placeText(key, placed)}`;
  placed.keys.set(key, written);
  return written;
}
