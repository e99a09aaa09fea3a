import { describe, expect, it } from "vitest";
import { wantsDocument } from "./wants-document.server";

const request = (headers: Record<string, string>) => ({ headers: new Headers(headers) });

describe("wantsDocument", () => {
  it.each([
    ["a browser's form", { "Sec-Fetch-Dest": "document", Accept: "text/html" }, true],
    ["a form of an older browser", { Accept: "text/html,application/xhtml+xml" }, true],
    ["a script", { "Sec-Fetch-Dest": "empty", Accept: "*/*" }, false],
    ["a script of an older browser", { Accept: "*/*" }, false],
    ["a script that would also take HTML", { "Sec-Fetch-Dest": "empty", Accept: "text/html" }, false],
    ["a client that says nothing", {}, false],
  ])("%s: %o is %s", (_, headers, expected) => {
    expect(wantsDocument(request(headers))).toBe(expected);
  });
});
