import { expect, test } from "vitest";
import { renderOnPage } from "~/widgets/widget-fixture";
import { AdminFrame } from "./admin-frame";

test.each([null, "Ada"])("a page of staff begins with a way to its content (signed in: %s)", (name) => {
  const html = renderOnPage(
    <AdminFrame shopName="Harbor" name={name}>
      <h1>Sign in</h1>
    </AdminFrame>,
  );
  expect(html).toMatch(/<a href="#content"[^>]*>Skip to content<\/a><header/);
  expect(html).toContain('<main id="content"');
});
