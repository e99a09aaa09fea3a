import type { PanelView } from "~/models/office/record/record-view";
import { keyedItems } from "../../ui/page/keyed-items";
import { ChartLines } from "./chart-lines";

type ChartView = Extract<PanelView, { kind: "chart" }>;
type BarsView = Extract<PanelView, { kind: "bars" }>;

/** Lines of a time and the one before, with what they reach and where they begin and end. */
export function ChartPanel({ panel: { about, points, topText } }: { panel: ChartView }) {
  return (
    <>
      <p className="office-chart-key">
        <span data-line="now">This time</span>
        <span data-line="before">The time before</span>
        <span>{`Highest: ${topText}`}</span>
      </p>
      <ChartLines points={points} />
      <p className="office-chart-ends">
        <span>{points[0]?.label}</span>
        <span>{points.length > 1 ? points.at(-1)?.label : ""}</span>
      </p>
      <p className="office-quiet">{about}</p>
    </>
  );
}

/** Rows as bars from the greatest down. */
export function Bars({ bars }: Pick<BarsView, "bars">) {
  const topMinor = Math.max(1, ...bars.map(({ valueMinor }) => valueMinor));
  return (
    <ul className="office-bars">
      {keyedItems(bars).map(({ key, item: { label, valueMinor, valueText } }) => (
        <li key={key}>
          <span>{label}</span>
          <span>{valueText}</span>
          <span aria-hidden="true" style={{ inlineSize: `${(Math.max(0, valueMinor) / topMinor) * 100}%` }} />
        </li>
      ))}
    </ul>
  );
}
