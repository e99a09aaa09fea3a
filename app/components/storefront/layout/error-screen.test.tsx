import { describe, expect, test } from "vitest";
import { renderOnPage } from "~/widgets/widget-fixture";
import { ErrorScreen, ErrorWords, errorTitle } from "./error-screen";

const answer = (status: number, data: unknown) => ({ status, statusText: "", internal: false, data });
const words = { host: "acme.example", email: "hello@acme.example", look: null };
const client = (reason: string, message = "") => answer(404, { ...words, reason, message });
const show = (error: unknown) => renderOnPage(<ErrorScreen />, { error });
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'");

describe.each([
  ["an unmatched route", answer(404, "This page could not be found"), "This page could not be found"],
  ["a template that is not there", answer(404, "Template not found"), "Template not found"],
  ["a failure", new Error("the database is gone"), "500 - Internal Server Error"],
  ["page data that is missing", answer(500, ""), "500 - Internal Server Error"],
  ["a request that is refused", answer(422, "The quantity is no number."), "Something went wrong."],
])("%s (rules errors-3 and errors-4)", (_, error, heading) => {
  test("has its heading", () => {
    expect(show(error)).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  });

  test("links back to the shop", () => {
    expect(show(error)).toMatch(/<a href="\/"[^>]*>Continue Shopping<\/a>/);
  });
});

test("a page that the office does not have leads back to the office", () => {
  const back = { to: "/admin", label: "Back to the office" };
  const html = renderOnPage(<ErrorWords back={back} />, { error: answer(404, "Not Found") });
  expect(html).toMatch(/<a href="\/admin"[^>]*>Back to the office<\/a>/);
  expect(html).not.toContain("Continue Shopping");
});

test("a failure has the specified words, and no details", () => {
  const text = textOf(show(new Error("the database is gone")));
  expect(text).toContain("Whoops...");
  expect(text).toContain(
    "Something went wrong on our end. Don’t worry, it’s not you - it’s us. Please refresh this page or try again later.",
  );
  expect(text).not.toContain("database");
});

test("a refusal is shown word for word, braces too", () => {
  expect(textOf(show(answer(422, "Write {name} without } braces.")))).toContain(
    "Write {name} without } braces.",
  );
});

test.each([
  ["client-not-found", "We can’t seem to find acme.example"],
  ["client-unavailable", "Please try back again soon."],
  ["client-inactive", "Something went wrong."],
])("a shop that is %s says so, and shows an address instead of a link", (reason, words) => {
  const html = show(client(reason));
  expect(textOf(html)).toContain(words);
  expect(html).toContain('href="mailto:hello@acme.example"');
  expect(html).not.toContain("Continue Shopping");
});

test("an error of a shop has its name above, and one without a shop the product's", () => {
  expect(show(answer(403, "No."))).toMatch(/<header[^>]*><p[^>]*>Acme<\/p>/);
  expect(textOf(show(client("client-not-found")))).toContain("Awning");
});

test("an address without a shop says what to check, and leads to itself alone (rule errors-1)", () => {
  const html = show(
    answer(404, { ...words, email: "", look: null, reason: "client-not-found", message: "" }),
  );
  expect(textOf(html)).toContain("There is no shop at this address. Please check that");
  expect(textOf(html)).toContain("Add this address to its domains first");
  expect(html.match(/<a [^>]*>[^<]*/g)).toEqual([expect.stringMatching(/^<a href="\/"[^>]*>Try again$/)]);
  expect(textOf(show(client("client-unavailable")))).not.toContain("There is no shop at this address");
});

test("a refusal says whom to contact", () => {
  expect(show(answer(403, "No."))).toContain('href="mailto:hello@acme.example"');
});

test.each([
  [client("client-not-found", "Shop not found"), "Shop not found"],
  [answer(404, ""), "Page not found"],
  [answer(405, ""), "Something went wrong."],
  [new Error("x"), "Internal Server Error"],
])("the title of %j is %s", (error, title) => {
  expect(errorTitle(error)).toBe(title);
});

test("the title of a missing page has the shop's suffix, as every title", () => {
  expect(errorTitle(answer(404, ""), " | Acme")).toBe("Page not found | Acme");
});

test("a template that is not there says so in both ways", () => {
  const text = textOf(show(answer(404, "Template not found")));
  expect(text).toContain("Template not found");
  expect(text).toContain("No Template Found!!");
  expect(textOf(show(answer(404, "This page could not be found")))).not.toContain("Template");
});

test("a line that is down is no server's fault, and its page can be tried again (rule errors-7)", () => {
  const error = new TypeError("Failed to fetch");
  const html = renderOnPage(<ErrorScreen />, { error, path: "/kitchen" });
  expect(html).toMatch(/<h1[^>]*>This page could not be loaded<\/h1>/);
  expect(html).toMatch(/<a href="\/kitchen"[^>]*>Try again<\/a>/);
  expect(html).not.toContain("500");
  expect(errorTitle(error)).toBe("No connection");
});
