import { Form } from "@remix-run/react";
import { useRef, useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { PlaceView } from "~/models/shops/visitors/visitor-place";
import { placePath } from "~/paths/places";
import { Button } from "../../ui/form/button";
import { TextField } from "../../ui/form/field";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";

/** Asks for a postal code, or after a press for the browser's position, and shows the preferred seller. */
export function PlaceForm({
  place,
  returnTo,
  error,
  typed,
}: {
  place: PlaceView;
  /** Path of the page to go back to. */
  returnTo: string;
  /** Why the last postal code was refused. */
  error?: string | undefined;
  typed?: string | undefined;
}) {
  const t = useTexts();
  return (
    <div className="space-y-4">
      <Form method="post" action={placePath()} className="space-y-3">
        <input type="hidden" name="return_to" value={returnTo} />
        <TextField
          label={t("ZIP or postal code")}
          name="postalCode"
          id={error === undefined ? "place-menu-code" : "place-code"}
          required
          maxLength={12}
          autoComplete="postal-code"
          defaultValue={typed ?? place.postalCode}
          error={error}
        />
        <Button size="sm" className="w-full">
          {t("Set location")}
        </Button>
      </Form>
      <PositionButton returnTo={returnTo} />
      <Form method="post" action={placePath()} className="border-t border-line pt-3 text-sm">
        <input type="hidden" name="return_to" value={returnTo} />
        {place.sellerName ? (
          <p className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {place.isSellerChosen ? t("Preferred seller") : t("Nearest seller")}:{" "}
              <strong>{place.sellerName}</strong>
            </span>
            <button type="submit" name="seller" value="" className="min-h-6 underline underline-offset-2">
              {t("Remove")}
            </button>
          </p>
        ) : (
          <p className="text-muted">{t("No preferred seller.")}</p>
        )}
      </Form>
    </div>
  );
}

/** Asks the browser where it is, once it is pressed; a browser without a script does not show it. */
function PositionButton({ returnTo }: { returnTo: string }) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  if (!isHydrated) return null;
  const ask = async () => {
    setState("asking");
    const { askPosition } = await import("./ask-position");
    const position = await askPosition();
    if (!position || !form.current) return setState("failed");
    for (const name of ["latitude", "longitude"] as const) {
      const field = form.current.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = position[name];
    }
    setState("idle");
    form.current.requestSubmit();
  };
  return (
    <Form ref={form} method="post" action={placePath()}>
      <input type="hidden" name="return_to" value={returnTo} />
      <input type="hidden" name="latitude" />
      <input type="hidden" name="longitude" />
      <Button
        type="button"
        size="sm"
        variant="secondary"
        className="w-full"
        busy={state === "asking"}
        onClick={ask}
      >
        {t("Use my location")}
      </Button>
      {state === "failed" ? (
        <p role="alert" className="mt-1.5 error-note">
          {t("Your browser didn’t share your location. Please enter a postal code.")}
        </p>
      ) : null}
    </Form>
  );
}
