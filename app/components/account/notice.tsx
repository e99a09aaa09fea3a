import { Alert } from "~/components/ui/alert";

/** One-time messages about what just happened; nothing if there are none. */
export function Notice({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <Alert tone="warning">
      <ul className="space-y-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  );
}
