/** What a visitor does first, as events of the window. */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll"];

/** A page the visitor does not touch is hydrated this long after it was read, ms (rule hydration-4). */
const withoutSignMs = 4000;

/**
 * A press waits at most this long for the page to be hydrated, ms; then it does what it does without a
 * script.
 */
const heldMs = 8000;

/** Buttons that only a script answers, and links that stand for a script (rule hydration-7). */
const scripted = 'button[type="button"]:not([popovertarget]),a[data-press]';

/** Links of menus that a finger opens before it follows them (rule menus-4). */
const openedByFinger = "[data-opens]>a,[data-opens]>.menu-top>a";

/** Events by which the browser's code says that the page is hydrated, and that it never will be. */
const ends = ["awning:hydrated", "awning:left-plain"];

/**
 * The first script of a page (rule hydration-4), which runs before anything can be seen or pressed. It hears
 * of the first interaction of a visitor. A form that is sent, or a button or link pressed that stands for a
 * script, before the page is hydrated waits and is then sent or pressed again, so that it does what it does
 * with a script. Meanwhile `data-held` of the document shows the loading bar. `awning` of the window is for
 * the page's other script, {@link afterFirstInteraction}. Its element is gone once it ran: React finds the
 * head as it wrote it.
 */
const holdPresses = [
  "{document.currentScript.remove();",
  "let again=()=>{},finger,go;const page=document.documentElement,signed=new Promise((done)=>{go=()=>{end.abort();done()}}),",
  "held=new AbortController,end=new AbortController,all={capture:true,signal:held.signal},",
  "how={...all,signal:end.signal,passive:true},",
  "touch=(event)=>{finger=event.pointerType==='touch'},",
  "release=()=>{held.abort();delete page.dataset.held;again();again=()=>{}},",
  "hold=(event)=>{",
  "const{type,target,submitter:by}=event,isClick=type==='click',pointerType=finger?'touch':'mouse',",
  `button=isClick?target.closest('${scripted}'+(finger?',${openedByFinger}':'')):by;`,
  "if(isClick&&(!button||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey))return;",
  "event.preventDefault();event.stopImmediatePropagation();page.dataset.held='';again=()=>{",
  "if(!button)return target.requestSubmit();",
  // What tells a finger from a mouse heard of neither.
  "button.dispatchEvent(new PointerEvent('pointerdown',{bubbles:true,pointerType}));button.click()};",
  `setTimeout(release,${heldMs})};`,
  "addEventListener('submit',hold,all);addEventListener('click',hold,all);",
  "addEventListener('pointerdown',touch,all);",
  ...ends.map((end) => `addEventListener('${end}',release);`),
  // A page that the browser kept shows a cart of before; its scripts ask for it anew (rule hydration-8).
  "addEventListener('pageshow',({persisted})=>{if(persisted)page.dataset.kept='',go()});",
  // Browsers tell of a pointer that rests where a page appears as of one that moves.
  `const see=(event)=>{if(event.type!=='pointermove'||event.movementX||event.movementY)go()};`,
  `for(const sign of ${JSON.stringify(signs)})addEventListener(sign,see,how);`,
  "self.awning={release,signed,go}}",
].join("");

/** The element of {@link holdPresses}, with the mark of our own scripts. */
export const pressHolder = (mark: string): string => `<script${mark}>${holdPresses}</script>`;

/**
 * The beginning of a page's last script: it waits for the first interaction of a visitor, and not for ever.
 */
const awaitFirstInteraction = [
  // A visitor who comes back from signing in for something finds it open: the place in the address says what.
  // What moves or opens without being touched has the mark, too.
  `if(location.hash||document.querySelector("[data-at-once]"))requestAnimationFrame(()=>setTimeout(awning.go));`,
  `setTimeout(awning.go,${withoutSignMs});await awning.signed;`,
].join("");

/**
 * Loads a page's scripts after the first interaction; if they cannot be had, what was held goes on without
 * them.
 */
export const afterFirstInteraction = (code: string): string =>
  `${awaitFirstInteraction}try{${code}}catch(error){awning.release();throw error}`;
