import { expect, test } from "vitest";
import { isPreviewToken, previewLifetimeMs, signPreview } from "./preview-token.server";

const secret = "a secret of the tests";
const now = new Date("2026-03-01T12:00:00Z");
const subject = { shopId: "harbor-id", templateId: 7 };
const token = signPreview(secret, subject, now);
const later = (ms: number) => new Date(now.getTime() + ms);

test("a preview link opens its template", () => {
  expect(isPreviewToken(secret, subject, token, now)).toBe(true);
});

test("it opens until a week has passed", () => {
  expect(isPreviewToken(secret, subject, token, later(previewLifetimeMs - 1))).toBe(true);
  expect(isPreviewToken(secret, subject, token, later(previewLifetimeMs))).toBe(false);
});

test.each([
  ["another template", { ...subject, templateId: 8 }],
  ["another shop", { ...subject, shopId: "leaf-id" }],
])("it does not open %s", (_, other) => {
  expect(isPreviewToken(secret, other, token, now)).toBe(false);
});

test.each(["", ".", "zzzzzz", `zzzzzzzz.${token.split(".")[1]}`, token.slice(0, -1), `${token}A`])(
  "%j opens nothing",
  (other) => {
    expect(isPreviewToken(secret, subject, other, now)).toBe(false);
  },
);

test("the secret of another installation opens nothing", () => {
  expect(isPreviewToken("another secret of tests", subject, token, now)).toBe(false);
});
