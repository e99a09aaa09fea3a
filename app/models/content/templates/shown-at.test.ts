import { expect, it } from "vitest";
import { momentsIn, shownAt } from "./shown-at";
import type { TemplateNode } from "./template";

const zone = "America/New_York";
const at = (iso: string) => new Date(iso);

const banner: TemplateNode = {
  kind: "widget",
  type: "button",
  attributeName: "sale",
  key: "sale",
  around: { "data-from": "2026-11-27T00:00", "data-until": "2026-11-30T00:00" },
};
const always: TemplateNode = { kind: "text", text: "Oak" };
const page: TemplateNode[] = [
  { kind: "element", tag: "section", attributes: {}, children: [banner, always] },
];
const shown = (now: Date) => JSON.stringify(shownAt(page, now, zone)).includes("sale");

it("shows a block from its moment until its end, on the shop's clock (rule builder-13)", () => {
  expect(shown(at("2026-11-27T04:59:59Z"))).toBe(false);
  expect(shown(at("2026-11-27T05:00:00Z"))).toBe(true);
  expect(shown(at("2026-11-30T04:59:59Z"))).toBe(true);
  expect(shown(at("2026-11-30T05:00:00Z"))).toBe(false);
});

it("shows what says no moment, or none that exists (rule builder-13)", () => {
  const odd: TemplateNode = { kind: "html", tag: "p", html: "", attributes: { "data-from": "soon" } };
  expect(shownAt([always, odd], at("2026-01-01T00:00:00Z"), zone)).toEqual([always, odd]);
});

it("names the moments to come, each once (rule builder-13)", () => {
  const html = `<p data-from="2026-11-27T00:00" data-until='2026-11-30T00:00'></p><p data-until=2026-11-30T00:00>
    <p data-from="2020-01-01T00:00" data-until="soon">`;
  expect(momentsIn(html, at("2026-11-28T00:00:00Z"), zone)).toEqual([at("2026-11-30T05:00:00Z")]);
});
