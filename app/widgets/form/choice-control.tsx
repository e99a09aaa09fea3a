import { useFirstWrongFocus } from "~/components/ui/form/first-wrong-field";
import { OwnerHtml } from "~/components/ui/owner-html";
import type { FormField } from "~/models/platform/form/form-field";
import type { ControlProps } from "./control-props";

/** Radio buttons, or a row of buttons with icons; both are native radios, so arrow keys and forms work. */
export function ChoiceControl(props: ControlProps) {
  const { field } = props;
  const focus = useFirstWrongFocus(props.error);
  const isButtons = field.kind === "button-group";
  return (
    <div className={isButtons ? "flex flex-wrap gap-2" : "space-y-1"}>
      {field.options.map((option, at) => {
        const id = at === 0 ? props.id : `${props.id}-${at}`;
        const radio = { ...props, id, option: option.value, focus: at === 0 ? focus : {} };
        return isButtons ? (
          <label key={option.value} htmlFor={id} className="relative cursor-pointer">
            <Radio {...radio} className="peer sr-only" />
            <ButtonFace field={field} option={option} />
          </label>
        ) : (
          <label key={option.value} htmlFor={id} className="flex min-h-11 items-center gap-3">
            <Radio {...radio} className="h-5 w-5 shrink-0 accent-brand" />
            {option.value}
          </label>
        );
      })}
    </div>
  );
}

function Radio({
  field,
  id,
  error,
  value,
  onBlur,
  onChange,
  option,
  focus,
  className,
}: ControlProps & { option: string; focus: { autoFocus?: true }; className: string }) {
  return (
    <input
      {...focus}
      type="radio"
      id={id}
      name={field.wuid}
      value={option}
      required={field.isRequired}
      defaultChecked={option === value}
      aria-invalid={error ? true : undefined}
      onBlur={onBlur}
      onChange={onChange}
      className={className}
    />
  );
}

function ButtonFace({ field, option }: { field: FormField; option: FormField["options"][number] }) {
  return (
    <span className="button-face inline-flex min-h-12 items-center gap-2 rounded-base border border-ink/25 bg-surface px-4 peer-checked:border-brand peer-checked:bg-brand peer-checked:text-brand-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink">
      {option.iconHtml ? <OwnerHtml as="span" html={option.iconHtml} /> : null}
      <span className={field.usesOnlyIcons && option.iconHtml ? "sr-only" : ""}>{option.value}</span>
    </span>
  );
}
