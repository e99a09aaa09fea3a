// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import type { PlaceView } from "~/models/shops/visitors/visitor-place";
import { homePath } from "~/paths";
import { PlaceForm } from "../layout/place-form";

/** What a refused form comes back with. */
type Refused = { fieldErrors?: Record<string, string>; repopulateFields?: Record<string, string> };

/** The form for a visitor's place on a page of its own. */
export function PlacePage({ place, refused }: { place: PlaceView; refused?: Refused | undefined }) {
  const t = useTexts();
  const { fieldErrors = {}, repopulateFields = {} } = refused ?? {};
  const [error = ""] = Object.values(fieldErrors);
  return (
    <div className="mx-auto max-w-md px-5 py-10">
      <h1 className="mb-2 font-heading text-3xl">{t("Your location")}</h1>
      <p className="mb-6 text-muted">
        {t("We use it to show distances, shipping costs and the sellers near you.")}
      </p>
      <PlaceForm
        place={place}
        returnTo={repopulateFields.return_to ?? homePath()}
        error={error}
        typed={repopulateFields.postalCode}
      />
    </div>
  );
}
