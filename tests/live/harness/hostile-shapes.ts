/** A request that is large, deep or odd. */
export type Shape = {
  name: string;
  /** The same for what is sent to several entries. */
  what: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer;
};

const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);
const listOf = (count: number, item: (at: number) => string, between = ",") =>
  Array.from({ length: count }, (_, at) => item(at)).join(between);

/** Texts that libraries are known to take badly; each fits into a form of 128 kB or a call of 100 kB. */
const texts: Record<string, string> = {
  "one long word": "a".repeat(90_000),
  spaces: " ".repeat(90_000),
  "spaces before a letter": `${" ".repeat(90_000)}x`,
  "an e-mail of dots": `${"a.".repeat(40_000)}@`,
  "an e-mail of signs": "@".repeat(90_000),
  brackets: "[".repeat(90_000),
  escapes: "%".repeat(90_000),
  digits: "9".repeat(90_000),
  accents: "e\u0301".repeat(30_000),
};

const forms: Record<string, string> = {
  "a deep path": `a${"[0]".repeat(43_000)}=1`,
  "a dotted path": `${"a.".repeat(60_000)}a=1`,
  "a deep path of 990 kB": `a${"[0]".repeat(330_000)}=1`,
  "many fields": listOf(30_000, () => "a=1", "&"),
  "many names": listOf(15_000, (at) => `a${at}=1`, "&"),
  "many empty fields": "&".repeat(130_000),
  "prototype names": listOf(400, () => "__proto__=1", "&"),
  "400 deep names": listOf(400, (at) => `a${"[0]".repeat(60)}${at}=1`, "&"),
  ...Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, `email=${text}&intent=${text.slice(0, 9000)}`]),
  ),
};

const formPaths = [
  "/login",
  "/register",
  "/reset-password",
  "/checkout/cart",
  "/checkout?index",
  "/forms/contact-form",
];

const queries: Record<string, string> = {
  "fields of one name": `{ getCartCount { ${"count ".repeat(2900)} } }`,
  "aliases of the first level": `{ ${listOf(700, (at) => `a${at}: getCartCount { count }`, " ")} }`,
  "questions for the schema": `{ ${listOf(48, (at) => `a${at}: __schema { types { name } }`, " ")} }`,
  levels: deep("{ a ", "}", 1400),
  "lists in a value": `{ getCartCount(x: ${deep("[", "]", 1400)}) { count } }`,
  "a chain of fragments": `{ ...F0 } ${listOf(40, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`, " ")} fragment F40 on Query { getCartCount { count } }`,
  "inline fragments": `{ ${"... { ".repeat(900)} getCartCount { count } ${"}".repeat(900)} }`,
  "unknown fields": `{ ${listOf(2900, (at) => `getCart${at}`, " ")} }`,
  "a long name": `{ ${"a".repeat(90_000)} }`,
  directives: `{ getCartCount ${"@include(if: true) ".repeat(450)} { count } }`,
  variables: `query (${listOf(700, (at) => `$v${at}: Int`, " ")}) { getCartCount { count } }`,
  "a comment": `#${"x".repeat(90_000)}\n{ getCartCount { count } }`,
  "an open text": `{ getCartCount(x: "${"\\u0041".repeat(15_000)}`,
};

const values: Record<string, string> = {
  "deep lists": deep("[", "]", 49_000),
  "deep objects": `${'{"a":'.repeat(16_000)}1${"}".repeat(16_000)}`,
  "many keys": `{${listOf(8000, (at) => `"k${at}":1`)}}`,
  "one key many times": `{${listOf(8000, () => '"__proto__":1')}}`,
  "many numbers": `[${listOf(45_000, () => "1")}]`,
  "an open list": "[".repeat(99_000),
  "a long number": "9".repeat(99_000),
  ...Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, JSON.stringify({ keyword: text, message: text })]),
  ),
};

const callPaths = [
  "/api/pliable/search",
  "/api/customer/contact-us",
  "/api/track",
  "/api/setting/configuration",
  "/api/check-doc-version",
];

/** Addresses: what fits into a request line. */
const tails: Record<string, string> = {
  "many parameters": `/?${listOf(3000, (at) => `a${at}`, "&")}`,
  "a deep parameter": `/?a${"[0]".repeat(4000)}=1`,
  "many filters": `/kitchen/${listOf(700, (at) => `color=v${at}`, "/")}`,
  "many values of a filter": `/kitchen/color=${listOf(2500, (at) => `v${at}`, "%7C")}`,
  "a deep path": "/a".repeat(6000),
  "64 segments": "/a".repeat(64),
  "64 segments with values": "/a=b".repeat(64),
  "encoded slashes": `/${"a%2F".repeat(2500)}`,
  "many dots": `/${"../".repeat(4000)}`,
  "many slashes": `/kitchen${"/".repeat(10_000)}`,
  escapes: `/${"%25".repeat(4000)}`,
  "a long search": `/search?q=${"mug+".repeat(3000)}`,
  "a search of one word": `/search?q=${"m".repeat(12_000)}`,
  "a search of signs": `/search?q=${"%25_".repeat(3000)}`,
  "suggestions for a long word": `/api/search-suggestions?q=${"m".repeat(12_000)}`,
  "suggestions for many words": `/api/search-suggestions?q=${"a+b+".repeat(3000)}`,
  "a long postal code": `/api/location/${"9".repeat(12_000)}`,
  "a long video": `/api/video?url=${"https%3A%2F%2F".repeat(900)}`,
  "a long sort": `/kitchen?sort=${"a-".repeat(6000)}`,
  "a long page": `/kitchen?page=${"9".repeat(12_000)}`,
  "a long order": `/order/${"a".repeat(12_000)}`,
};

const cookies: Record<string, string> = {
  many: listOf(3000, (at) => `a${at}=`, ";"),
  "of one name": listOf(1500, () => "awning_session=x", ";"),
  "without names": ";".repeat(12_000),
  "of quotes": `awning_session="${'\\"'.repeat(5000)}`,
  escapes: `location=${"%7B".repeat(4000)}`,
  "a long notice": `awning_notice=${"W1tb".repeat(3000)}`,
};

const headers = { host: "harbor.localhost", accept: "text/html" };

const textPart = (name: string, more = "", content = "1") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
const endOfParts = "--x--\r\n";
const png = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR";

/** Bodies of forms with files, up to what one may bring. */
const multiparts: Record<string, string> = {
  "thousands of parts": `${listOf(20_000, (at) => textPart(`a${at}`), "")}${endOfParts}`,
  "thousands of parts of one name": `${listOf(20_000, () => textPart("a"), "")}${endOfParts}`,
  "thousands of files": `${listOf(5000, (at) => textPart("photos", `; filename="${at}.png"`, png), "")}${endOfParts}`,
  "thousands of empty parts": "--x\r\n\r\n\r\n".repeat(50_000),
  "boundaries alone": "--x\r\n".repeat(100_000),
  "a header without an end": `--x\r\nContent-Disposition: form-data; name="${"a".repeat(4_000_000)}`,
  "headers without an end": `--x\r\n${"X-A: b\r\n".repeat(400_000)}`,
  "a long header of parameters": `--x\r\nContent-Disposition: form-data${'; name="a"'.repeat(200_000)}\r\n\r\n1\r\n${endOfParts}`,
  "an open quote in a header": `--x\r\nContent-Disposition: form-data; name="${'\\"'.repeat(500_000)}\r\n\r\n1\r\n${endOfParts}`,
  "a long file name": `${textPart("photos", `; filename="${"a/".repeat(3000)}a.png"`, png)}${endOfParts}`,
  "an encoded file name": `${textPart("photos", `; filename*=utf-8''${"%E2%82%AC".repeat(700)}`, png)}${endOfParts}`,
  "another boundary": `--y\r\nContent-Disposition: form-data; name="a"\r\n\r\n${"1".repeat(4_000_000)}`,
  "almost boundaries": `${textPart("photos", '; filename="a.png"', `${png}${"\r\n--".repeat(1_000_000)}`)}${endOfParts}`,
  "line ends": `${textPart("photos", '; filename="a.png"', "\r\n".repeat(2_000_000))}${endOfParts}`,
  "a text of 4 MB": `${textPart("name", "", "a".repeat(4_000_000))}${endOfParts}`,
  "a file that never ends": textPart("photos", '; filename="a.png"', png).trimEnd(),
  "prototype names": `${listOf(400, () => textPart("__proto__"), "")}${endOfParts}`,
  nothing: "",
};

/** Types of such bodies that say little or too much. */
const boundaries: Record<string, string> = {
  "no boundary": "multipart/form-data",
  "an empty boundary": "multipart/form-data; boundary=",
  "a boundary of spaces": 'multipart/form-data; boundary="   "',
  "a long boundary": `multipart/form-data; boundary=${"x".repeat(8000)}`,
  "many boundaries": `multipart/form-data${"; boundary=x".repeat(700)}`,
  "an open quote": `multipart/form-data; boundary="${'\\"'.repeat(3000)}`,
  "another kind of parts": "multipart/mixed; boundary=x",
};
const named = (kind: string, given: Record<string, string>, paths: string[], type: string): Shape[] =>
  paths.flatMap((path) =>
    Object.entries(given).map(([name, body]) => ({
      name: `${kind} to ${path}: ${name}`,
      what: `${kind}: ${name}`,
      method: "POST",
      path,
      headers: { ...headers, "content-type": type },
      body,
    })),
  );
const got = (
  kind: string,
  given: Record<string, string>,
  make: (text: string) => Pick<Shape, "path" | "headers">,
): Shape[] =>
  Object.entries(given).map(([name, text]) => ({
    name: `${kind}: ${name}`,
    what: `${kind}: ${name}`,
    method: "GET",
    body: "",
    ...make(text),
  }));

/** Every shape at every kind of entry: more than 200. */
export const hostileShapes: readonly Shape[] = [
  ...named("form", forms, formPaths, "application/x-www-form-urlencoded"),
  ...named("JSON", values, callPaths, "application/json"),
  ...named(
    "query",
    Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, JSON.stringify({ query })])),
    ["/api-graphql"],
    "application/json",
  ),
  ...named(
    "variables",
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        `{"query":"{ getCartCount { count } }","variables":{"a":${value}}}`,
      ]),
    ),
    ["/api-graphql"],
    "application/json",
  ),
  ...named(
    "multipart",
    multiparts,
    ["/forms/contact-form", "/api/files/uploadToServer", "/login"],
    "multipart/form-data; boundary=x",
  ),
  ...Object.entries(boundaries).flatMap(([name, type]) =>
    named(
      "type of a multipart",
      { [name]: `${textPart("name")}${endOfParts}` },
      ["/forms/contact-form"],
      type,
    ),
  ),
  ...got("address", tails, (path) => ({ path, headers })),
  ...got("cookie", cookies, (cookie) => ({ path: "/checkout/cart", headers: { ...headers, cookie } })),
];

/** Each shape once; the entries of its kind take turns. */
export function oneOfEach(shapes: readonly Shape[]): Shape[] {
  const kinds = new Map<string, Shape[]>();
  for (const shape of shapes) kinds.set(shape.what, [...(kinds.get(shape.what) ?? []), shape]);
  return [...kinds.values()].flatMap((same, at) => same[at % same.length] ?? []);
}
