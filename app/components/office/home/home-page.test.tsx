import { expect, test } from "vitest";
import { linksOf, wordsOf } from "~/widgets/page-fixture";
import { renderOnPage } from "~/widgets/widget-fixture";
import { Bars, ChartPanel } from "../chart/chart-panel";
import { type HomeData, HomePage } from "./home-page";

const week: NonNullable<HomeData["sales"]> = {
  days: [
    { label: "Mon", valueMinor: 1000, beforeMinor: 500, valueText: "$10.00", beforeText: "$5.00" },
    { label: "Tue", valueMinor: 0, beforeMinor: 0, valueText: "$0.00", beforeText: "$0.00" },
  ],
  totalText: "$10.00",
  ordersText: "1 order",
  changeText: "",
  todayText: "$0.00",
  todayOrders: 0,
  visitorsText: null,
  cartsText: null,
};
const html = (over: Partial<HomeData> = {}) =>
  renderOnPage(
    <HomePage
      title="Good morning"
      zoneText="Monday, in New York"
      tasks={[{ label: "To pack", count: 3, to: "/admin/orders?open=1" }]}
      sales={null}
      checklist={null}
      quotas={[]}
      {...over}
    />,
  );

test("the office begins with what is to do, each a way to it (rule office-11)", () => {
  expect(linksOf(html())).toEqual([["To pack 3", "/admin/orders?open=1"]]);
  expect(wordsOf(html())).not.toMatch(/Sales, last|Before you sell|your host/);
});

test.each([
  [0, "Today $0.00"],
  [1, "Today $0.00, 1 order"],
  [2, "Today $0.00, 2 orders"],
])("of %i orders today its sales read '%s'", (todayOrders, words) => {
  const page = html({ sales: { ...week, todayOrders } });
  expect(page).toContain(`<p class="office-quiet">${words}</p>`);
});

test("the week has a table besides its lines, and says only what its reader may know", () => {
  const page = html({
    sales: { ...week, changeText: "twice as much", visitorsText: "90 visitors, 1.1 % bought" },
  });
  expect(wordsOf(page)).toContain("Today $0.00 · twice as much · 90 visitors, 1.1 % bought");
  expect(wordsOf(page)).toContain("Day Sales A week before Mon $10.00 $5.00 Tue $0.00 $0.00");
});

test("a new shop is led through what it needs before it sells", () => {
  const checklist = [
    { label: "Name and email", isDone: true, to: "/a" },
    { label: "Payment", isDone: false, to: "/b" },
    { label: "Products", isDone: false, to: "/c", link: "Add one" },
  ];
  const page = html({ checklist });
  expect(wordsOf(page)).toContain("✓ Name and email");
  expect(linksOf(page).slice(1)).toEqual([
    ["Look again", "/a"],
    ["Set up", "/b"],
    ["Add one", "/c"],
  ]);
});

test("limits that are near are named", () => {
  expect(wordsOf(html({ quotas: [{ label: "Products", text: "480 of 500" }] }))).toContain(
    "Products 480 of 500",
  );
});

test("bars are as long as their part of the greatest, and none is below zero", () => {
  const bar = (label: string, valueMinor: number) => ({
    label,
    valueMinor,
    valueText: `$${valueMinor / 100}`,
  });
  const page = renderOnPage(<Bars bars={[bar("Mugs", 800), bar("Bowls", 200), bar("Refunds", -100)]} />);
  expect([...page.matchAll(/inline-size:([\d.]+)%/g)].map(([, part]) => part)).toEqual(["100", "25", "0"]);
  const nothing = renderOnPage(<Bars bars={[bar("Mugs", 0)]} />);
  expect(nothing).toContain("inline-size:0%");
});

test("a chart names its ends, and of a single day one end alone", () => {
  const points = week.days.map(({ label, valueMinor, beforeMinor }) => ({ label, valueMinor, beforeMinor }));
  const panel = { kind: "chart" as const, title: "Sales", about: "By day.", points, topText: "$10.00" };
  const ends = (shown: typeof points) =>
    /office-chart-ends">(.*?)<\/p>/s.exec(
      renderOnPage(<ChartPanel panel={{ ...panel, points: shown }} />),
    )?.[1] ?? "";
  expect(wordsOf(ends(points))).toBe("Mon Tue");
  expect(wordsOf(ends(points.slice(0, 1)))).toBe("Mon");
});
