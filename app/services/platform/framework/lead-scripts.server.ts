// @public

/** A file of the browser's build, as pages and other files name it. */
const builtFile = /(["'`(]\/?)assets\/([\w.-]+\.js)(?=["'`)])/g;

/** The address of the browser's files in a language. @param set such as `de-1f0c2a9b` */
const scriptsPath = (set: string) => `scripts/${set}`;

/**
 * Leads what names scripts of the build to those in a language (rule texts-3); English ones lie in `assets`.
 * @param text a document or a script
 */
export const leadScripts = (text: string, set: string): string =>
  set === "" ? text : text.replace(builtFile, (_, before, name) => `${before}${scriptsPath(set)}/${name}`);
