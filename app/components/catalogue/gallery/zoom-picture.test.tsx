// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { ZoomPicture } from "./zoom-picture";

const mug = { url: "/media/mug.webp", alt: "Mug", width: 800, height: 800 };
const onZoomed = vi.fn();
let page: ReturnType<typeof mount>;

beforeEach(() => {
  // jsdom lays nothing out: a screen of 400 px by 400 px.
  for (const side of ["offsetWidth", "offsetHeight"] as const)
    vi.spyOn(HTMLElement.prototype, side, "get").mockReturnValue(400);
  // In development the library makes React complain of a ref.
  vi.spyOn(console, "error").mockImplementation(() => {});
  page = mount(<ZoomPicture image={mug} name="Mug" onZoomed={onZoomed} />);
});
afterEach(() => {
  page.remove();
  vi.restoreAllMocks();
});

/** Two fingers beside the middle of the screen, each so many px from it; none for those that left. */
function fingers(type: string, ...fromMiddle: number[]) {
  const touches = fromMiddle
    .flatMap((x) => [-x, x])
    .map((x) => ({ clientX: 200 + x, clientY: 200, pageX: 200 + x, pageY: 200 }));
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches });
  act(() => void page.host.querySelector("img")?.dispatchEvent(event));
}

const scale = () =>
  Number(
    /scale\(([\d.]+)\)/.exec(
      page.host.querySelector<HTMLElement>(".react-transform-component")?.style.transform ?? "",
    )?.[1],
  );

test("two fingers zoom, at most four times (rule gallery-4)", () => {
  fingers("touchstart", 20);
  fingers("touchmove", 40);
  expect(scale()).toBeCloseTo(2);
  expect(onZoomed).toHaveBeenLastCalledWith(true);
  fingers("touchmove", 200);
  expect(scale()).toBe(4);
  fingers("touchend");
});

test("fingers that close make it half as large, no smaller", () => {
  fingers("touchstart", 100);
  fingers("touchmove", 10);
  expect(scale()).toBe(0.5);
  fingers("touchend");
});
