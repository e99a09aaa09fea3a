/** Id of the panel the filters stand in. */
const panelId = "filters";

// React 18 does not know the attributes of popovers; it writes them as they are. They need no script.
/** Makes an element the panel. */
export const asPanel: Record<string, string> = { id: panelId, popover: "auto" };
/** Makes a button open the panel. */
export const opensPanel: Record<string, string> = { popovertarget: panelId };
/** Makes a button close the panel. */
export const closesPanel: Record<string, string> = { popovertarget: panelId, popovertargetaction: "hide" };
