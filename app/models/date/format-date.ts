const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A day as `MMM DD YYYY` in UTC (part 1, §5), such as `Jun 01 2025`. Throws a RangeError for what is no date. */
export function formatDate(iso: string): string {
  const { month, day, year } = partsOf(iso);
  return `${month} ${day} ${year}`;
}

/** A moment as `MMM/DD/YYYY HH:mm:ss` in UTC (part 1, §5). Throws a RangeError for what is no date. */
export function formatDateTime(iso: string): string {
  const { month, day, year, time } = partsOf(iso);
  return `${month}/${day}/${year} ${time}`;
}

function partsOf(iso: string) {
  // Always UTC: a server and a browser in different zones must write the same day.
  const text = new Date(iso).toISOString();
  const month = months[Number(text.slice(5, 7)) - 1];
  return { month, day: text.slice(8, 10), year: text.slice(0, 4), time: text.slice(11, 19) };
}
