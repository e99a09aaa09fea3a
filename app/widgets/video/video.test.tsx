import { describe, expect, test } from "vitest";
import { itemOf, propsOf, renderOnPage } from "../widget-fixture";
import { declaration } from "./schema";
import { Video } from "./video";

const film = {
  videoService: "youtube",
  videoId: "aBc123",
  videoStartAt: "1:30",
  videoTitle: "How a mug is thrown",
  videoSubText: "Four minutes at the wheel.",
};
const placeholder = {
  ...film,
  placeholderImage: { value: "/media/acme/00000000000000aa", label: "A potter's hands" },
  buttonLabel: "Watch",
};
const render = (fields: Parameters<typeof itemOf>[1], props = {}) =>
  renderOnPage(
    <Video
      props={propsOf(declaration, props)}
      items={[itemOf(declaration, fields)]}
      data={null}
      name="film"
    />,
  );

test("its properties have defaults (rule widgets-10)", () => {
  expect(propsOf(declaration, {})).toMatchObject({
    design: "standard",
    playIn: "inline",
    widthPx: 960,
    heightPx: 540,
  });
});

describe("the standard design", () => {
  test("shows the player, 960 by 540, from its start time", () => {
    const html = render(film);
    expect(html).toContain('src="https://www.youtube-nocookie.com/embed/aBc123?start=90&amp;rel=0"');
    expect(html).toMatch(/width="960" height="540"/);
    expect(html).toContain('title="How a mug is thrown"');
  });

  test("never plays by itself", () => {
    expect(render(film, { autoplay: true, mute: true, loop: true })).not.toContain("autoplay=1");
  });

  test("shows lists by their parameter", () => {
    expect(render({ ...film, videoId: "PL123", isPlayList: true })).toContain(
      "/embed/videoseries?list=PL123",
    );
  });

  test("keeps the player in a sandbox", () => {
    expect(render(film)).toContain('sandbox="allow-scripts allow-same-origin');
    expect(render(film)).not.toContain("allow-top-navigation");
  });

  test("may have a link beside it", () => {
    expect(render({ ...film, buttonLabel: "Shop mugs", buttonCta: "/mugs" })).toMatch(
      /href="\/mugs"[^>]*>Shop mugs/,
    );
  });
});

describe("the placeholder", () => {
  test("loads nothing from the service before it is asked to", () => {
    const html = render(placeholder, { design: "placeholder" });
    expect(html).not.toContain("<iframe");
    expect(html).toContain('alt="A potter&#x27;s hands"');
  });

  test("leads to the video's own page without a script", () => {
    expect(render(placeholder, { design: "placeholder" })).toMatch(
      /<a href="https:\/\/www\.youtube\.com\/watch\?v=aBc123&amp;t=90s"[^>]*>.*Watch<\/a>/,
    );
  });

  test.each(["placeholderImage", "buttonLabel"])("without its %s there is nothing", (field) => {
    expect(render({ ...placeholder, [field]: "" }, { design: "placeholder" })).toBe("");
  });
});

test("without a video id there is nothing", () => {
  expect(render({ ...film, videoId: "" })).toBe("");
});

test("an address of no video says so", () => {
  expect(render({ ...film, videoId: "https://film.example/1" })).toContain("Unsupported or not a video URL.");
});
