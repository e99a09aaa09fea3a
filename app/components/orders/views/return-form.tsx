import { withZod } from "@remix-validated-form/with-zod";
import { useField } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import { returnForm, returnReasons, returnSchema } from "~/models/orders/return-request/return-form";
import type { ReturnableLine } from "~/models/orders/return-request/returnable";
import { phrase } from "~/models/platform/texts/phrase";
import { AccountForm, useFormId } from "../../accounts/account-form";
import { SelectField, TextAreaField } from "../../ui/form/field";
import { LineQuantity } from "./line-quantity";

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
          // A single line is asked back as a rule, so its field begins with one piece.
          <LineQuantity key={each.line.id} {...each} isRequired={lines.length === 1} />
        ))}
      </ul>
      <Reason />
      <Comment />
    </AccountForm>
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
