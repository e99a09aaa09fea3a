// @public

import { Link } from "@remix-run/react";
import { useField, useIsSubmitting, ValidatedForm } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { Destination } from "~/models/accounts/address/address";
import { needsPostalCode, postalCodeLabel } from "~/models/accounts/address/address-needs";
import type { CountryChoice } from "~/models/accounts/address/country-choices";
import type { CartDestination } from "~/models/selling/cart/cart-destination";
import { estimateFormId, estimateIntents } from "~/models/selling/cart/cart-forms";
import { cartPath, checkoutPartPath } from "~/paths";
import { Button } from "../../ui/form/button";
import { SelectField, TextField } from "../../ui/form/field";
import { laterValidator } from "../../ui/form/later-validator";
import { Icon } from "../../ui/icon";

const validator = laterValidator(() =>
  import("./form-validators").then(({ estimateValidator }) => estimateValidator),
);

/**
 * The form for the place that shipping and tax are estimated for, folded away until it is opened; a link to
 * the address once there is one (rule cart-7).
 */
export function EstimateForm({
  destination,
  countries,
}: {
  destination: CartDestination | null;
  countries: CountryChoice[];
}) {
  const t = useTexts();
  if (destination?.isAddress)
    return (
      <p className="flex min-h-11 items-center justify-between gap-3">
        <span>{t("Shipping to {placeText}", { placeText: placeText(destination) })}</span>
        <Link
          to={checkoutPartPath("shipping-address")}
          className="py-2 font-medium underline underline-offset-4"
        >
          {t("Change")}
          <span className="sr-only"> {t("the address")}</span>
        </Link>
      </p>
    );
  return (
    <ValidatedForm
      id={estimateFormId}
      method="post"
      action={cartPath()}
      validator={validator}
      defaultValues={{
        country: destination?.country ?? countries[0]?.code ?? "",
        postcode: destination?.postcode ?? "",
      }}
      noValidate
      onFocus={validator.prepare}
    >
      <input type="hidden" name="intent" value={estimateIntents.place} />
      <EstimateFields destination={destination} countries={countries} />
    </ValidatedForm>
  );
}

function EstimateFields({
  destination,
  countries,
}: {
  destination: CartDestination | null;
  countries: CountryChoice[];
}) {
  const t = useTexts();
  const postcode = useField("postcode");
  const country = useField("country");
  const isSubmitting = useIsSubmitting();
  const [only] = countries.length === 1 ? countries : [];
  const isUs = only?.code === "US";
  const error = postcode.error ?? (only ? country.error : undefined);
  return (
    <details open={error !== undefined || country.error !== undefined} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
        {destination
          ? t("Estimated for {placeText}", { placeText: placeText(destination) })
          : t("Estimate shipping and tax")}
        <span className="transition-transform group-open:rotate-180">
          <Icon name="chevronDown" sizePx={18} />
        </span>
      </summary>
      <div className="mt-2 space-y-3">
        {only ? (
          <input type="hidden" name="country" value={only.code} />
        ) : (
          <SelectField
            id={`${estimateFormId}-country`}
            name="country"
            label={t("Country")}
            required
            autoComplete="shipping country"
            error={country.error}
            defaultValue={country.defaultValue}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              id={`${estimateFormId}-postcode`}
              name="postcode"
              label={only ? postalCodeLabel(only.code) : t("Postal code")}
              required={countries.every(({ code }) => needsPostalCode(code))}
              defaultValue={postcode.defaultValue}
              error={error}
              maxLength={12}
              autoComplete="shipping postal-code"
              autoCapitalize="characters"
              enterKeyHint="done"
              {...(isUs ? { inputMode: "numeric" as const } : {})}
            />
          </div>
          <Button variant="secondary" busy={isSubmitting} className={error ? "mb-7" : ""}>
            {t("Estimate")}
          </Button>
        </div>
      </div>
    </details>
  );
}

const placeText = ({ postcode, state, country }: Destination) =>
  [[state, postcode].filter(Boolean).join(" "), country === "US" ? "" : country].filter(Boolean).join(", ");
