import { useId, useMemo, useState } from "react";
import { Button } from "~/components/ui/form/button";
import { FormAlert } from "~/components/ui/form/form-alert";
import { FormFailure } from "~/components/ui/form/form-failure";
import { laterValidator } from "~/components/ui/form/later-validator";
import { PostedForm, useWasSent } from "~/components/ui/form/posted-form";
import type { FormDefinition } from "~/models/content/form/form-definition";
import { failedMessage } from "~/models/platform/form/posted-controls";
import { BoundField } from "./bound-field";

/** From 768 px on, a horizontal form has labels beside its fields (rule forms-8). */
const horizontal =
  "md:[&_.form-row]:grid md:[&_.form-row]:grid-cols-[minmax(9rem,1fr)_3fr] md:[&_.form-row]:gap-x-6 md:[&_.form-row>*]:col-start-2 md:[&_.form-row>.form-label]:col-start-1 md:[&_.form-row>.form-label]:row-start-1 md:[&_.form-row>.form-label]:pt-3 md:[&_.form-end]:ps-[calc(25%+1.1rem)]";

/** A form with title, alerts and fields. After submission it is empty, or hidden if its owner chose so. */
export function FormView({ definition }: { definition: FormDefinition }) {
  const { attributeName, props, fields, submitLabel } = definition;
  const wasSent = useWasSent(attributeName);
  const [isSent, setSent] = useState(wasSent);
  const [isRemoved, setRemoved] = useState(wasSent && props.afterSuccess === "remove_form");
  const titleId = useId();
  const validator = useMemo(
    () =>
      laterValidator(() =>
        import("./submission-validator").then(({ submissionValidator }) => submissionValidator(fields)),
      ),
    [fields],
  );
  const hasFiles = fields.some(({ kind }) => kind === "file");
  if (fields.length === 0) return null;
  return (
    <section
      id={isRemoved ? `form-${attributeName}` : undefined}
      aria-labelledby={props.title ? titleId : undefined}
      className="reading-column w-full space-y-5 px-(--gutter) py-10"
    >
      {props.title ? (
        <h2 id={titleId} className="text-2xl font-medium md:text-3xl">
          {props.title}
        </h2>
      ) : null}
      {props.description ? <p className="text-muted">{props.description}</p> : null}
      {/* There from the start, so that what comes into it is heard (rule accessibility-4). */}
      <div aria-live="polite" className="empty:-mt-5">
        {isSent ? (
          <FormAlert
            tone="success"
            message={props.successMessage}
            takesFocus={!wasSent}
            onDismiss={() => setSent(false)}
          />
        ) : null}
      </div>
      {isRemoved ? null : (
        <PostedForm
          name={attributeName}
          validator={validator}
          hasFiles={hasFiles}
          onSent={() => {
            setSent(true);
            setRemoved(props.afterSuccess === "remove_form");
          }}
          className={`space-y-5 ${props.layout === "horizontal" ? horizontal : ""}`}
        >
          {(isBusy) => (
            <>
              <FormFailure failedText={failedMessage} fades={hasFiles} />
              {fields.map((field) => (
                <BoundField key={field.wuid} field={field} formName={attributeName} />
              ))}
              <div className="form-end">
                <Button busy={isBusy}>{submitLabel}</Button>
              </div>
            </>
          )}
        </PostedForm>
      )}
    </section>
  );
}
