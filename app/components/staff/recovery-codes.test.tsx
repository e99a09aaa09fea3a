import { expect, test } from "vitest";
import { renderOnPage } from "~/widgets/widget-fixture";
import { RecoveryCodes } from "./recovery-codes";

test("the codes are on the page, and without scripts no button that could not copy them", () => {
  const html = renderOnPage(<RecoveryCodes codes={["aaaa-bbbb", "cccc-dddd"]} />);
  expect(html).toContain("<code>aaaa-bbbb</code>");
  expect(html).toContain("<code>cccc-dddd</code>");
  expect(html).not.toContain("<button");
});
