// @public

import { Alert } from "../alert";
import { Icon } from "../icon";
import { useIsHydrated } from "../page/use-is-hydrated";

/** What became of a form. With a script it can be dismissed. */
export function FormAlert({
  tone,
  message,
  onDismiss,
}: {
  tone: "success" | "danger";
  message: string;
  onDismiss: () => void;
}) {
  const isHydrated = useIsHydrated();
  return (
    <Alert tone={tone}>
      <div className="flex items-center justify-between gap-4">
        <span>{message}</span>
        {isHydrated ? (
          <button
            type="button"
            aria-label="Dismiss"
            onClick={onDismiss}
            className="-my-2 -mr-2 inline-flex h-11 w-11 shrink-0 items-center justify-center"
          >
            <Icon name="close" sizePx={18} />
          </button>
        ) : null}
      </div>
    </Alert>
  );
}
