import { expect, test } from "vitest";
import { renderOnPage } from "~/widgets/widget-fixture";
import { OptionThumb } from "./option-thumb";

const picture = { type: "image", value: "/media/oak.webp", enlarge: false } as const;

test.each([
  ["sm", "size-10"],
  ["lg", "size-[100px]"],
] as const)("a picture is 40 px, and 100 px in a list of pictures: %s (rule options-15)", (size, box) => {
  const html = renderOnPage(<OptionThumb thumbnail={picture} label="Oak" size={size} />);
  expect(html).toContain(box);
  expect(html).not.toContain("Enlarge");
});

test("one that enlarges opens at 250 px (rule options-15)", () => {
  const html = renderOnPage(<OptionThumb thumbnail={{ ...picture, enlarge: true }} label="Oak" size="sm" />);
  expect(html).toContain('aria-label="Enlarge Oak"');
  expect(html).toContain("size-[250px]");
});
