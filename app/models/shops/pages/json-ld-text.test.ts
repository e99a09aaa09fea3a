import { expect, test } from "vitest";
import { jsonLdText } from "./json-ld-text";

test("says that it is schema.org", () => {
  expect(JSON.parse(jsonLdText({ "@type": "Product" }))).toEqual({
    "@context": "https://schema.org",
    "@type": "Product",
  });
});

test("a text cannot end the script it is written in", () => {
  const text = jsonLdText({ name: "</script><script>alert(1)</script>" });
  expect(text).not.toContain("<");
  expect(JSON.parse(text).name).toBe("</script><script>alert(1)</script>");
});
