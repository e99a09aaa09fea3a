import { expect, test } from "vitest";
import { closeDocument } from "./close-document.server";

test("scripts behind the document come to the end of its body", () => {
  expect(closeDocument("<html><body><p>Us</p></body></html><!--$--><script>a()</script><!--/$-->")).toBe(
    "<html><body><p>Us</p><!--$--><script>a()</script><!--/$--></body></html>",
  );
});

test("of several ends the last is the document's", () => {
  expect(closeDocument("<body><template></body></html></template></body></html><i></i>")).toBe(
    "<body><template></body></html></template><i></i></body></html>",
  );
});

test("a text without an end stays as it is", () => {
  expect(closeDocument("Not found")).toBe("Not found");
});
