import { Link, useActionData } from "@remix-run/react";
import { useState } from "react";
import type { LineChoices } from "~/models/catalogue/options/line-choices";
import type { OptionSet, Selections } from "~/models/catalogue/options/product-option";
import { optionTrial } from "~/models/office/products/options/option-trial";
import {
  officeOptionTrialPath,
  officeProductPath,
  officeProductsPath,
  officeRecordPath,
} from "~/paths/office";
import { useIsHydrated } from "../../../ui/page/use-is-hydrated";
import { OfficeForm } from "../../form/office-form";
import { OfficePage } from "../../frame/office-page";
import { Panel } from "../../record/panel";
import { OptionStates, TrialCost, TriedRules } from "./trial-parts";
import { TriedFields } from "./tried-fields";

/** What the page on which options are tried shows. */
export type OptionTrialData = {
  sku: string;
  name: string;
  code: string | null;
  set: OptionSet;
  hasDraft: boolean;
  isDraft: boolean;
  pieces: readonly { sku: string; text: string; unitMinor: number | null }[];
  currency: string;
  /** What is chosen when the product's page opens. */
  begun: Selections;
};

type Answer = { formId?: string; sent?: LineChoices; piece?: string };

/**
 * The options of a product as a shopper has them, what they cost and what each rule does (rule office-101):
 * at once with a script, by its button without.
 */
export function OptionTrialPage({ sku, name, code, hasDraft, isDraft, ...about }: OptionTrialData) {
  const way = [
    { to: officeProductsPath(), label: "Products" },
    { to: officeProductPath(sku), label: name },
  ];
  return (
    <OfficePage
      title="Try the options"
      badges={isDraft ? [{ text: "Draft", tone: "mind" }] : []}
      intro="As in the shop, and nothing is saved."
      way={way}
      actions={
        <>
          {hasDraft ? (
            <Link to={officeOptionTrialPath(sku, !isDraft)} className="office-button">
              {isDraft ? "Try what is published" : "Try the draft"}
            </Link>
          ) : null}
          {code ? (
            <Link to={officeRecordPath("option-sets", code)} className="office-button">
              Change the option set
            </Link>
          ) : null}
        </>
      }
    >
      <Trial key={String(isDraft)} {...about} />
    </OfficePage>
  );
}

function Trial({
  set,
  pieces,
  currency,
  begun,
}: Pick<OptionTrialData, "set" | "pieces" | "currency" | "begun">) {
  const answer = useActionData<Answer>();
  const isHydrated = useIsHydrated();
  const [choices, setChoices] = useState<LineChoices>(
    answer?.sent ?? { options: begun, personalization: {} },
  );
  const [piece, setPiece] = useState(answer?.piece || (pieces[0]?.sku ?? ""));
  const isTried = answer?.sent !== undefined || isHydrated;
  const unitMinor = pieces.find((one) => one.sku === piece)?.unitMinor ?? null;
  const trial = optionTrial(set, choices, { unitMinor, currency });
  return (
    <div className="office-record">
      <div>
        <Panel title="What a shopper sees">
          <OfficeForm deed="try-options">
            {pieces.length > 1 ? (
              <div className="office-field">
                <label htmlFor="piece">Variation</label>
                <select
                  id="piece"
                  name="piece"
                  value={piece}
                  onChange={(event) => setPiece(event.target.value)}
                >
                  {pieces.map((one) => (
                    <option key={one.sku} value={one.sku}>
                      {one.text}
                    </option>
                  ))}
                </select>
              </div>
            ) : null}
            <TriedFields
              trial={trial}
              fields={set.personalization}
              choices={choices}
              problems={isTried ? trial.problems : {}}
              currency={currency}
              onChange={setChoices}
            />
            {isHydrated ? null : (
              <button type="submit" className="office-button" data-kind="main">
                Try it
              </button>
            )}
          </OfficeForm>
        </Panel>
        <Panel title="Rules">
          <TriedRules trial={trial} />
        </Panel>
      </div>
      <div>
        <Panel title="What it costs">
          <TrialCost trial={trial} isTried={isTried} />
        </Panel>
        <Panel title="How each option stands">
          <OptionStates trial={trial} />
        </Panel>
      </div>
    </div>
  );
}
