import type { Plugin } from "vite";
import { findMessages } from "./find-messages.mjs";

const own = /\/app\/.*\.tsx?(\?|$)/;
/** Around each message in the browser's build, until `split-texts.mjs` takes them out; for private use. */
const [begin, end] = ["\uE000", "\uE001"];

/**
 * A Vite plugin: marks messages in the code of browsers, so that each can be said in another language when a
 * file is served (rule texts-3).
 */
export function markTexts(): Plugin {
  let isBrowserBuild = false;
  return {
    name: "mark-texts",
    enforce: "pre",
    configResolved({ command, build }) {
      isBrowserBuild = command === "build" && !build.ssr;
    },
    transform(code, id) {
      if (!isBrowserBuild || !own.test(id)) return null;
      const found = findMessages(code);
      if (found.length === 0) return null;
      let marked = "";
      let at = 0;
      for (const { text, start, end: stop } of found) {
        marked += `${code.slice(at, start)}${JSON.stringify(`${begin}${text}${end}`)}`;
        at = stop;
      }
      return { code: marked + code.slice(at), map: null };
    },
  };
}
