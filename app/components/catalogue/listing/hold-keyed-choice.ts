/** A key as the browser tells it. */
type Pressed = { key: string; altKey: boolean };

/**
 * Tells picking from moving in a dropdown that acts on its choice: keys select each option they pass, and
 * only Enter, or leaving the field, says that one is meant (rule listings-13). Each answers whether the
 * choice counts now.
 */
export function holdKeyedChoice() {
  let isByKey = false;
  let isHeld = false;
  const release = () => {
    const wasHeld = isHeld;
    isHeld = false;
    return wasHeld;
  };
  return {
    /** A key was pressed in the closed field, or opened it. */
    key(pressed: Pressed): boolean {
      if (pressed.key === "Enter") return release();
      if (passesOptions(pressed)) isByKey = true;
      else if (opensField(pressed)) isByKey = false;
      return false;
    },
    /** A pointer opened it. */
    point(): void {
      isByKey = false;
    },
    /** Another option is selected. */
    change(): boolean {
      isHeld = isByKey;
      return !isByKey;
    },
    /** The focus went elsewhere. */
    leave: release,
  };
}

/** Letters and digits lead to the next option that begins with them. */
const passesOptions = ({ key, altKey }: Pressed) =>
  !altKey && (/^(Arrow|Page|Home|End)/.test(key) || (key.length === 1 && key !== " "));

const opensField = ({ key, altKey }: Pressed) =>
  key === " " || key === "F4" || (altKey && key.startsWith("Arrow"));
