import { Form } from "@remix-run/react";
import { useId } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { listedText } from "~/models/catalogue/options/bound-choices";
import type { AxisView } from "~/models/catalogue/variation/product-variations";
import { choicesParameter, productPath } from "~/paths";
import { Button } from "../../../ui/form/button";
import { TextField } from "../../../ui/form/field";

/**
 * Finds values of an option that has more than a page holds; with a script the page stays (rule
 * variations-11).
 */
export function FindChoice({ axis, slug }: { axis: AxisView; slug: string }) {
  const t = useTexts();
  const id = useId();
  if (!axis.more) return null;
  const sku = axis.choices.find(({ isSelected }) => isSelected)?.sku ?? undefined;
  return (
    <Form method="get" action={productPath(slug, sku)} preventScrollReset className="mb-5 max-w-sm">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            id={id}
            name={choicesParameter}
            label={t("Find {toLowerCase}", { toLowerCase: axis.label.toLowerCase() })}
            defaultValue={axis.more.find}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <Button variant="secondary">{t("Find")}</Button>
      </div>
      <p role="status" className="mt-1.5 text-sm text-muted">
        {listedText(axis.more)}
      </p>
    </Form>
  );
}
