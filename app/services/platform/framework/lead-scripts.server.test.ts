import { expect, test } from "vitest";
import { leadScripts } from "./lead-scripts.server";

test("a page and its scripts load the scripts of their language", () => {
  const page = `<link rel="modulepreload" href="/assets/root-a1.js"><link href="/assets/root-b2.css"><script>import "/assets/manifest-c3-shop.js"</script>`;
  expect(leadScripts(page, "de-12")).toBe(
    `<link rel="modulepreload" href="/scripts/de-12/root-a1.js"><link href="/assets/root-b2.css"><script>import "/scripts/de-12/manifest-c3-shop.js"</script>`,
  );
  const script = 'm.f=["assets/a.js","assets/b.css"];import"./libraries.js"';
  expect(leadScripts(script, "de-12")).toBe(
    'm.f=["scripts/de-12/a.js","assets/b.css"];import"./libraries.js"',
  );
});

test("an English page stays as it is", () => {
  expect(leadScripts('"/assets/a.js"', "")).toBe('"/assets/a.js"');
});
