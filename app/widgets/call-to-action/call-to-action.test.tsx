import { expect, test } from "vitest";
import { itemOf, propsOf, renderOnPage } from "../widget-fixture";
import { CallToAction } from "./call-to-action";
import { declaration } from "./schema";

const repair = {
  bannerDescription: "What we sell, we mend.",
  buttonLabel: "How repairs work",
  bannerCallToAction: "/shipping#repairs",
  bannerImage: { value: "/media/acme/00000000000000aa", label: "A chair" },
};
const render = (items = [repair] as Parameters<typeof itemOf>[1][], props = {}) =>
  renderOnPage(
    <CallToAction
      props={propsOf(declaration, props)}
      items={items.map((item) => itemOf(declaration, item))}
      data={null}
      name="repair"
    />,
  );

test("a sentence, a button and a picture", () => {
  const html = render();
  expect(html).toContain("What we sell, we mend.");
  expect(html).toMatch(/href="\/shipping#repairs"[^>]*>How repairs work/);
  expect(html).toContain('alt="A chair"');
});

test("a button without an address is not shown", () => {
  expect(render([{ ...repair, bannerCallToAction: "" }])).not.toContain("How repairs work");
});

test("pictures alternate sides", () => {
  const sides = (imageSide: string) =>
    render([repair, repair], { imageSide })
      .split("aspect-[4/3]")
      .slice(0, 2)
      .map((part) => part.endsWith("md:order-first "));
  expect(sides("right")).toEqual([false, true]);
  expect(sides("left")).toEqual([true, false]);
});

test("its pictures have the sizes and aspect ratios of banners (rule widgets-2)", () => {
  expect(propsOf(declaration, {})).toEqual({
    imageSize: "medium",
    shape: "",
    alignment: "fill",
    imageSide: "right",
  });
  expect(render([repair], { shape: "32" })).toContain("aspect-[3/2]");
});

test("without text and picture nothing is shown", () => {
  expect(render([{ buttonLabel: "Go" }])).toBe("");
});
