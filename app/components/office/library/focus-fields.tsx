import { type MouseEvent, useState } from "react";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";
import { OfficeTextField } from "../form/office-field";

const percentOf = (at: number, whole: number) => Math.max(0, Math.min(100, Math.round((at / whole) * 100)));

/**
 * The point of a picture that stays in view where it is cropped: clicked on the picture, or as two numbers
 * (rule library-4).
 */
export function FocusFields({ url, x, y }: { url: string; x: number; y: number }) {
  const [clicked, setClicked] = useState<{ x: number; y: number; turn: number }>({ x, y, turn: 0 });
  const isHydrated = useIsHydrated();
  function click({ currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>) {
    const box = currentTarget.getBoundingClientRect();
    const at = { x: percentOf(clientX - box.left, box.width), y: percentOf(clientY - box.top, box.height) };
    setClicked(({ turn }) => ({ ...at, turn: turn + 1 }));
  }
  return (
    <>
      <div className="office-focus">
        {/* By keys the two fields below it are the way. */}
        <button type="button" tabIndex={-1} aria-label="Point at the focus" onClick={click}>
          <img src={url} alt="" className="office-library-whole" />
        </button>
        <svg aria-hidden="true">
          <circle cx={`${clicked.x}%`} cy={`${clicked.y}%`} r="9" />
        </svg>
      </div>
      <fieldset className="office-group" key={clicked.turn}>
        <legend>Focus point</legend>
        <small>
          What stays in view where the picture is cropped.
          {isHydrated ? " Click it on the picture, or enter where it is." : ""}
        </small>
        <div className="office-focus-fields">
          <OfficeTextField
            name="focusX"
            label="From the left"
            unit="%"
            inputMode="numeric"
            defaultValue={clicked.x}
          />
          <OfficeTextField
            name="focusY"
            label="From the top"
            unit="%"
            inputMode="numeric"
            defaultValue={clicked.y}
          />
        </div>
      </fieldset>
    </>
  );
}
