import { withZod } from "@remix-validated-form/with-zod";
import { useField } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import { lineDetail } from "~/models/orders/order-view/line-detail";
import { lineImage } from "~/models/orders/order-view/line-image";
import {
  qtyField,
  returnForm,
  returnReasons,
  returnSchema,
} from "~/models/orders/return-request/return-form";
import type { ReturnableLine } from "~/models/orders/return-request/returnable";
import { phrase } from "~/models/platform/texts/phrase";
import { AccountForm, useFormId } from "../../accounts/account-form";
import { AccountTextField } from "../../accounts/account-text-field";
import { LinePicture } from "../../selling/lines/line-picture";
import { SelectField, TextAreaField } from "../../ui/form/field";

const validator = withZod(returnSchema);

/** Asks which pieces go back, and why (rule order-returns-5). */
export function ReturnForm({ lines, action }: { lines: readonly ReturnableLine[]; action: string }) {
  const t = useTexts();
  return (
    <AccountForm
      id={returnForm}
      validator={validator}
      action={action}
      label={t("Send the request")}
      busyLabel={t("Sending...")}
    >
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((each) => (
          <Line key={each.line.id} {...each} isOnly={lines.length === 1} />
        ))}
      </ul>
      <Reason />
      <Comment />
    </AccountForm>
  );
}

/** A single line is asked back as a rule, so its field begins with one piece. */
function Line({ line, leftQty, isOnly }: ReturnableLine & { isOnly: boolean }) {
  const t = useTexts();
  const image = lineImage(line.imageUrl);
  const detail = lineDetail(line);
  return (
    <li className="flex flex-wrap gap-4 py-5 sm:flex-nowrap">
      <LinePicture image={image} sizePx={72} />
      <div className="min-w-0 flex-1 max-sm:basis-1/2">
        <p className="font-medium leading-snug wrap-anywhere">{line.name}</p>
        {detail ? <p className="text-sm text-muted wrap-anywhere">{detail}</p> : null}
      </div>
      <div className="w-full sm:w-52">
        <AccountTextField
          name={qtyField(line.id)}
          label={t("How many of {leftQty}", { leftQty })}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          min={0}
          max={leftQty}
          placeholder={isOnly ? undefined : "0"}
          required={isOnly}
          aria-label={t("How many of {leftQty}: {name}", { leftQty, name: line.name })}
        />
      </div>
    </li>
  );
}

function Reason() {
  const t = useTexts();
  const formId = useFormId();
  const { error, getInputProps } = useField("reason");
  const { onChange, defaultValue } = getInputProps();
  return (
    <SelectField
      id={`${formId}-reason`}
      name="reason"
      label={t("Reason")}
      error={error}
      required
      defaultValue={defaultValue ?? ""}
      onChange={onChange}
    >
      <option value="">{t("Choose a reason")}</option>
      {Object.entries(returnReasons).map(([code, text]) => (
        <option key={code} value={code}>
          {phrase(text)}
        </option>
      ))}
    </SelectField>
  );
}

function Comment() {
  const t = useTexts();
  const formId = useFormId();
  const { error, getInputProps } = useField("comment");
  const { onChange, defaultValue } = getInputProps();
  return (
    <TextAreaField
      id={`${formId}-comment`}
      name="comment"
      label={t("Details")}
      rows={4}
      maxLength={1000}
      error={error}
      defaultValue={defaultValue}
      onChange={onChange}
    />
  );
}
