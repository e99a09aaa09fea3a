// @vitest-environment jsdom
import { act } from "react";
import { expect, test, vi } from "vitest";
import type { AxisView } from "~/models/catalogue/variation/product-variations";
import { mount } from "~/widgets/mount-fixture";
import { onPage } from "~/widgets/widget-fixture";
import { ChoiceLinks } from "./options/choice-links";
import { ChoiceNavigation } from "./options/choice-navigation";

const common = { swatch: "", isEnabled: true, isHidden: false, movesOthers: false };
const axis: AxisView = {
  label: "Color",
  display: "button",
  selected: "Fog",
  choices: [
    { ...common, value: "Fog", statusText: "", isSelected: true, sku: "MUG-FOG", otherSellers: null },
    {
      ...common,
      value: "Gold",
      statusText: "See Other Sellers",
      isSelected: false,
      sku: "MUG-GOLD",
      otherSellers: "J-7",
    },
  ],
};

test("choosing what only other sellers have leaves no variation in the address (rule sellers-10)", () => {
  const open = vi.fn();
  const { host, remove } = mount(
    onPage(
      <ChoiceNavigation.Provider value={open}>
        <ChoiceLinks axis={axis} slug="mug" open={[]} problem={null} />
      </ChoiceNavigation.Provider>,
      { path: "/mug/pv/MUG-FOG" },
    ),
  );
  act(() => host.querySelector<HTMLElement>('a[title="See Other Sellers"]')?.click());
  expect(open.mock.calls).toEqual([["/mug"]]);
  remove();
});
