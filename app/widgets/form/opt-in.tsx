/** The opt-in for news by e-mail; never ticked in advance. */
export function OptIn({
  id,
  name,
  text,
  isChecked,
}: {
  id: string;
  name: string;
  text: string;
  isChecked: boolean;
}) {
  return (
    <div className="form-row">
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          id={id}
          name={name}
          value="On"
          defaultChecked={isChecked}
          className="h-5 w-5 shrink-0 accent-brand"
        />
        {text}
      </label>
    </div>
  );
}
