// @public

// React 18 does not know the attributes of popovers; it writes them as they are. They need no script.

/** Makes an element a panel over the page, of that id. */
export const asPanel = (id: string): Record<string, string> => ({ id, popover: "auto" });
/** Makes a button open the panel of that id. */
export const opensPanel = (id: string): Record<string, string> => ({ popovertarget: id });
/** Makes a button close the panel of that id. */
export const closesPanel = (id: string): Record<string, string> => ({
  popovertarget: id,
  popovertargetaction: "hide",
});
