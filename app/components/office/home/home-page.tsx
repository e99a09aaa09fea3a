import { Link } from "@remix-run/react";
import type { ChecklistStep } from "~/models/office/home/checklist-step";
import type { ChartDay } from "~/models/office/home/sales-chart";
import { ChartLines } from "../chart/chart-lines";
import { OfficePage } from "../frame/office-page";
import { Panel } from "../record/panel";

type Week = {
  days: (ChartDay & { valueText: string; beforeText: string })[];
  totalText: string;
  ordersText: string;
  changeText: string;
  todayText: string;
  todayOrders: number;
  /** How many visited and which part of them bought; null for who sees no visitors. */
  visitorsText: string | null;
  /** How many who filled a cart bought; null for who sees no carts. */
  cartsText: string | null;
};

/** What the office's first screen shows. */
export type HomeData = {
  title: string;
  zoneText: string;
  tasks: { label: string; count: number | string; to: string }[];
  sales: Week | null;
  checklist: ChecklistStep[] | null;
  /** Limits of the host's that are near. */
  quotas: { label: string; text: string }[];
};

/** The office's first screen (rule office-11). */
export function HomePage({ title, zoneText, tasks, sales, checklist, quotas }: HomeData) {
  return (
    <OfficePage title={title} intro={zoneText}>
      <ul className="office-tasks">
        {tasks.map(({ label, count, to }) => (
          <li key={label}>
            <Link to={to} className="office-card">
              {label}
              <strong>{count}</strong>
            </Link>
          </li>
        ))}
      </ul>
      <div className="office-record office-record-whole">
        <div>
          {checklist ? (
            <Panel title="Before you sell">
              <ul className="office-rows">
                {checklist.map(({ label, isDone, to, link = "Set up" }) => (
                  <li key={label} className="office-row">
                    <span>
                      {isDone ? "✓ " : ""}
                      {label}
                    </span>
                    <Link to={to}>{isDone ? "Look again" : link}</Link>
                  </li>
                ))}
              </ul>
            </Panel>
          ) : null}
          {sales ? <WeekPanel week={sales} /> : null}
          {quotas.length > 0 ? (
            <Panel title="What your host allows">
              <ul className="office-rows">
                {quotas.map(({ label, text }) => (
                  <li key={label} className="office-row">
                    <span>{label}</span>
                    <strong>{text}</strong>
                  </li>
                ))}
              </ul>
              <p className="office-quiet">Ask the host for more before you need it.</p>
            </Panel>
          ) : null}
        </div>
      </div>
    </OfficePage>
  );
}

function WeekPanel({ week }: { week: Week }) {
  const { days, totalText, ordersText, changeText, todayText, todayOrders, visitorsText, cartsText } = week;
  const orders = todayOrders === 1 ? ", 1 order" : todayOrders > 1 ? `, ${todayOrders} orders` : "";
  const today = `Today ${todayText}${orders}`;
  return (
    <Panel title="Sales, last seven days" more={<span>{`${totalText}, ${ordersText}`}</span>}>
      <p className="office-quiet">
        {[today, changeText, visitorsText, cartsText].filter(Boolean).join(" · ")}
      </p>
      <ChartLines points={days} />
      <details>
        <summary>Show as a table</summary>
        <div className="office-table">
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col" data-align="end">
                  Sales
                </th>
                <th scope="col" data-align="end">
                  A week before
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ label, valueText, beforeText }) => (
                <tr key={label}>
                  <td data-place="title">{label}</td>
                  <td data-align="end" data-place="side">
                    {valueText}
                  </td>
                  <td data-align="end">{beforeText}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Panel>
  );
}
