import { Alert } from "../ui/alert";

/** Recovery codes that were just made, shown this once. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <div className="space-y-5">
    <Alert tone="success">
      These are your recovery codes. Keep them in a safe place: we show them only once. Each one works once in
      place of your second factor.
    </Alert>
    <ol className="grid max-w-md gap-x-6 gap-y-2 sm:grid-cols-2" aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
  </div>
);
