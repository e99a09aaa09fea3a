import { expect, test } from "vitest";
import type { MapDot } from "~/models/marketplace/map-dots";
import { mapSize } from "~/models/marketplace/us-map";
import { renderOnPage } from "~/widgets/widget-fixture";
import { PlaceMap, UsMap } from "./us-map";

const dot = (code: string, share = 0.5): MapDot => ({
  code,
  name: `Seller ${code}`,
  x: mapSize.width * share,
  y: 100,
});
const mapOf = (dots: MapDot[]) => ({ data: { country: "M0 0", states: "M1 1", dots } });

test("each seller is a link with its name", () => {
  const html = renderOnPage(<UsMap of={mapOf([dot("elm"), dot("tide")])} />);
  expect(
    [...html.matchAll(/<a href="[^"]*(elm|tide)"[^>]*aria-label="([^"]*)"/g)].map(([, , name]) => name),
  ).toEqual(["Seller elm", "Seller tide"]);
});

test("names are written on a map of few sellers, and on none where they would lie over each other", () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => dot(`s${at}`));
  const names = (count: number) =>
    renderOnPage(<UsMap of={mapOf(many(count))} />).match(/<text/g)?.length ?? 0;
  expect(names(8)).toBe(8);
  expect(names(9)).toBe(0);
});

test("a name stays on the map: right of its dot in the west, left of it in the east", () => {
  const anchor = (share: number) =>
    renderOnPage(<UsMap of={mapOf([dot("elm", share)])} />).match(/text-anchor="(\w+)"/)?.[1];
  expect([0.1, 0.5, 0.9].map(anchor)).toEqual(["start", "middle", "end"]);
});

test("the map of one seller is a picture with a name, and leads nowhere", () => {
  const html = renderOnPage(<PlaceMap of={mapOf([dot("elm")])} name="Elm Pottery" />);
  expect(html).toMatch(/role="img" aria-label="Elm Pottery on a map of the United States"/);
  expect(html).not.toContain("<a ");
});
