import { expect, test } from "vitest";
import { leadLinks } from "./lead-links";

test("an owner’s links lead to pages of the language, to files and other sites as they are (rule locales-2)", () => {
  const html = `<a href="/kitchen?a=1">K</a><a class=b href=/mugs>M</a><form action='/forms/ask'></form>
    <a href="https://a.example/b">A</a><a href="#c">C</a><img src="/media/a.webp"><a href="/media/a.pdf">P</a>`;
  expect(leadLinks(html, "/de")).toBe(
    html
      .replace("/kitchen", "/de/kitchen")
      .replace("=/mugs", "=/de/mugs")
      .replace("'/forms/ask", "'/de/forms/ask"),
  );
  expect(leadLinks(html, "")).toBe(html);
});
