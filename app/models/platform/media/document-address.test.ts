import { describe, expect, test } from "vitest";
import { documentWords, isDocumentUrl, parseDocumentPath, wordsOfDocument } from "./document-address";
import { isStoredUrl, parseMediaPath, storedInHtml } from "./media-address";

const url = "/media/acme/0123456789abcdef-size-chart.pdf";

describe("the address of a document (rule library-9)", () => {
  test("has shop, content and words", () => {
    expect(parseDocumentPath(url)).toEqual({ folder: "acme", name: "0123456789abcdef-size-chart" });
    expect(wordsOfDocument(url)).toBe("size-chart");
  });

  test("is no picture's, and a picture's is no document's", () => {
    expect([isStoredUrl(url), parseMediaPath(url)]).toEqual([false, null]);
    expect(isDocumentUrl("/media/acme/0123456789abcdef-1600x900")).toBe(false);
  });

  test.each([
    "/media/acme/0123456789abcdef.pdf",
    "/media/acme/0123456789abcdef-../x.pdf",
    "/media/acme/0123456789abcdef-chart.html",
    "/media/acme/chart.pdf",
  ])("%s is none", (other) => {
    expect(isDocumentUrl(other)).toBe(false);
  });

  test.each([
    ["Size chart (EU).PDF", "size-chart-eu"],
    ["\u8aac\u660e.pdf", "document"],
    [`${"long ".repeat(40)}.pdf`, "long-".repeat(16).slice(0, 79)],
  ])("the words of '%s'", (fileName, words) => {
    expect(documentWords(fileName)).toBe(words);
  });

  test("is found in HTML as pictures are", () => {
    const html = `<a href="${url}">Chart</a><img src="/media/acme/0123456789abcdef-10x10">`;
    expect([...html.matchAll(storedInHtml())].map(([, , found]) => found)).toEqual([
      url,
      "/media/acme/0123456789abcdef-10x10",
    ]);
  });
});
