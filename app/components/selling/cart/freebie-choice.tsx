import { useFetcher } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { detailedName } from "~/models/catalogue/variation/variation-detail";
import type { CartPrompt } from "~/models/selling/cart-summary/cart-summary";
import { Button } from "../../ui/form/button";
import { useSaid } from "../../ui/form/use-said";
import { LinePicture } from "../lines/line-picture";
import { useCartPlace } from "./cart-place";

/** A choice of free products (rule discounts-4). The first one is selected. */
export function FreebieChoice({ prompt: { ruleId, title, options } }: { prompt: CartPrompt }) {
  const t = useTexts();
  const { path } = useCartPlace();
  const fetcher = useFetcher<{ message?: string }>({ key: `freebie-${ruleId}-${path}` });
  const message = fetcher.data?.message;
  useSaid(message ?? "");
  return (
    <fetcher.Form method="post" action={path} className="mb-6 rounded-base bg-sunken p-5">
      <input type="hidden" name="intent" value="freebie" />
      <input type="hidden" name="rule_id" value={ruleId} />
      <fieldset>
        <legend className="font-medium">{title}</legend>
        <p className="mt-1 text-sm text-muted">
          {options.length > 1 ? t("Choose your gift. It costs nothing.") : t("It costs nothing.")}
        </p>
        <div className="mt-3 grid gap-2 sm:grid-cols-2">
          {options.map((option, index) => (
            <label
              key={option.sku}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-base border border-ink/25 bg-surface px-3 py-2 has-[:checked]:border-ink has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-ink"
            >
              <input
                type="radio"
                name="sku"
                value={option.sku}
                defaultChecked={index === 0}
                className="size-5 shrink-0 accent-brand"
              />
              <LinePicture image={option.image} sizePx={40} />
              <span className="min-w-0 text-sm wrap-anywhere">{detailedName(option)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button variant="secondary" size="sm" busy={fetcher.state !== "idle"} className="mt-4">
        {t("Add gift")}
      </Button>
      {message ? <p className="mt-2 error-note">{message}</p> : null}
    </fetcher.Form>
  );
}
