// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import { Alert } from "../alert";
import { Icon } from "../icon";
import { useIsHydrated } from "../page/use-is-hydrated";

/**
 * What became of a form. With a script it can be dismissed.
 * @param takesFocus whether a script has just sent it, so that what was pressed may be gone
 */
export function FormAlert({
  tone,
  message,
  takesFocus = false,
  onDismiss,
}: {
  tone: "success" | "danger";
  message: string;
  takesFocus?: boolean;
  onDismiss: () => void;
}) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  return (
    <Alert tone={tone} takesFocus={takesFocus}>
      <div className="flex items-center justify-between gap-4">
        <span>{message}</span>
        {isHydrated ? (
          <button
            type="button"
            aria-label={t("Dismiss")}
            onClick={onDismiss}
            className="-my-2 -me-2 inline-flex h-11 w-11 shrink-0 items-center justify-center"
          >
            <Icon name="close" sizePx={18} />
          </button>
        ) : null}
      </div>
    </Alert>
  );
}
