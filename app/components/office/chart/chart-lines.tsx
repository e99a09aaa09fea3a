import { type ChartDay, chartLines } from "~/models/office/home/sales-chart";

const box = { width: 600, height: 120 };

/** Values as a line over that of the time before; a table beside it says them in figures. */
export function ChartLines({ points }: { points: readonly ChartDay[] }) {
  const { line, before } = chartLines(points, box);
  return (
    <svg
      viewBox={`-4 -6 ${box.width + 8} ${box.height + 12}`}
      className="office-chart"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={before} className="office-chart-before" />
      <path d={line} className="office-chart-line" />
    </svg>
  );
}
