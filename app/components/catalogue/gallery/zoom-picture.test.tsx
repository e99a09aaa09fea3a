// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { useZoom } from "./use-zoom";
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
  page = mount(<Zoomed />);
});
afterEach(() => {
  page.remove();
  vi.restoreAllMocks();
});

function Zoomed() {
  const { controls, press, said } = useZoom();
  return (
    <button type="button" onKeyDown={({ key }) => press(key)}>
      <ZoomPicture image={mug} name="Mug" onZoomed={onZoomed} controls={controls} />
      <output>{said}</output>
    </button>
  );
}

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

test("keys go through the sizes, and the size is said (rule gallery-10)", () => {
  const press = (key: string) =>
    act(() => {
      page.host.querySelector("img")?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    });
  const said = () => page.host.querySelector("output")?.textContent;
  press("+");
  expect(said()).toBe("Zoom 150%");
  press("-");
  expect(said()).toBe("Zoom 100%");
  press("x");
  expect(said()).toBe("Zoom 100%");
});
