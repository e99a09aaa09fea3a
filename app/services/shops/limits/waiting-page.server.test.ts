import { expect, it } from "vitest";
import { waitingPage } from "./waiting-page.server";

const look = { name: "Tea & Co", logo: "", themeCss: ":root{--color-brand:#112233}" };
const page = (fields: [string, string][] | null) =>
  waitingPage(look, {
    styles: ["/assets/root.css"],
    seconds: 12,
    asked: { path: "/checkout?a=1&b=2", fields },
  });

it("says how long, in the shop's name and colours, and is tried again without a script (rule resilience-14)", () => {
  const html = page(null);
  expect(html).toContain("Tea &amp; Co");
  expect(html).toContain("--color-brand:#112233");
  expect(html).toContain("about 15 seconds");
  expect(html).toContain('<meta http-equiv="refresh" content="12">');
  expect(html).toContain('href="/checkout?a=1&amp;b=2"');
  expect(html).not.toContain("<script");
});

it("keeps what was typed in a form, and leaves it to the visitor to send it again (rule resilience-14)", () => {
  const html = page([["note", 'Ring "twice" <b>']]);
  expect(html).toContain('<input type="hidden" name="note" value="Ring &quot;twice&quot; &lt;b&gt;">');
  expect(html).toContain('<form method="post" action="/checkout?a=1&amp;b=2">');
  expect(html).not.toContain("http-equiv");
});
