// @public

import { withZod } from "@remix-validated-form/with-zod";
import { useField } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ListChoice } from "~/models/catalogue/options/list-choice";
import { pickerFormId, pickerSchema } from "~/models/selling/lists/list-form";
import { AccountForm } from "../../accounts/account-form";
import { AccountTextField } from "../../accounts/account-text-field";

const validator = withZod(pickerSchema);

/** Chooses one of the customer's lists, or names a new one. */
export const ListPickerForm = ({ lists, action }: { lists: readonly ListChoice[]; action: string }) => {
  const t = useTexts();
  return (
    <AccountForm
      id={pickerFormId}
      validator={validator}
      action={action}
      label={t("Add to list")}
      busyLabel={t("Adding...")}
      isOnPage
    >
      <ListRadios lists={lists} />
      <AccountTextField name="name" label={t("Name of a new list")} maxLength={80} autoComplete="off" />
    </AccountForm>
  );
};

function ListRadios({ lists }: { lists: readonly ListChoice[] }) {
  const t = useTexts();
  const { defaultValue, error } = useField("list", { formId: pickerFormId });
  const first = lists[0]?.id ?? "new";
  const chosen = String(defaultValue ?? first);
  return (
    <fieldset className="space-y-1">
      <legend className="mb-2 font-medium">{t("Which list?")}</legend>
      {lists.map(({ id, name, isOn, hasOther }) => (
        <ListRadio key={id} value={String(id)} isChosen={chosen === String(id)}>
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {isOn || hasOther ? (
            <span className="shrink-0 text-sm text-muted">
              {isOn ? t("On this list") : t("Already has it with other choices")}
            </span>
          ) : null}
        </ListRadio>
      ))}
      <ListRadio value="new" isChosen={chosen === "new"}>
        {t("A new list")}
      </ListRadio>
      {error ? <p className="error-note">{error}</p> : null}
    </fieldset>
  );
}

const ListRadio = ({
  value,
  isChosen,
  children,
}: {
  value: string;
  isChosen: boolean;
  children: React.ReactNode;
}) => (
  <label className="flex min-h-11 items-center gap-3">
    <input type="radio" name="list" value={value} defaultChecked={isChosen} className="size-5 accent-ink" />
    {children}
  </label>
);
