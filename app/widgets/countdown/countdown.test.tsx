import { expect, test } from "vitest";
import type { CountdownView } from "~/models/content/widgets/countdown-view";
import { itemOf, propsOf, renderOnPage } from "../widget-fixture";
import { Countdown } from "./countdown";
import { declaration } from "./schema";

const coming: CountdownView = {
  endsAt: "2026-11-30T05:00:00.000Z",
  endText: "Sunday, November 29",
  leftText: "3 days",
};
const render = (item: Parameters<typeof itemOf>[1], view: CountdownView | null, isPreview = false) =>
  renderOnPage(
    <Countdown
      props={propsOf(declaration, {})}
      items={[itemOf(declaration, item)]}
      data={{ view, isPreview }}
      name="sale"
    />,
  );

test("says the end and the days left without a script", () => {
  const html = render({ title: "Lamps at half", buttonLabel: "See them", buttonCta: "/lamps" }, coming);
  expect(html).toContain("Ends in 3 days");
  expect(html).toContain('<time dateTime="2026-11-30T05:00:00.000Z">Sunday, November 29</time>');
  expect(html).toMatch(/href="\/lamps"[^>]*>See them/);
});

test("afterwards it says so, or is not there", () => {
  const over = { ...coming, leftText: "" };
  expect(render({ title: "Lamps", afterwards: "It is over." }, over)).toContain("It is over.");
  expect(render({ title: "Lamps" }, over)).toBe("");
});

test("without a day its owner alone hears of it", () => {
  expect(render({ title: "Lamps" }, null)).toBe("");
  expect(render({ title: "Lamps" }, null, true)).toContain("Choose the day");
});
