import { expect, test } from "vitest";
import { leadingPage } from "./leading-page";

test("a page that leads on names its address whole, and nothing of it becomes markup", () => {
  const page = leadingPage(`https://id.example/go?a=1&b="><script>`, "Continue to Google");
  const address = "https://id.example/go?a=1&amp;b=&quot;&gt;&lt;script&gt;";
  expect(page).toContain(`content="0;url=${address}"`);
  expect(page).toContain(`<a href="${address}">Continue to Google</a>`);
});
