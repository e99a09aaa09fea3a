/** What a visitor does first, as events of the window. */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll"];

/** A page the visitor does not touch is taken over this long after it was read, ms (rule hydration-4). */
const withoutSignMs = 4000;

/** A press waits at most this long for the page to be taken over, ms; then it does what it does without a script. */
const heldMs = 8000;

/** Buttons that only a script answers, and links that stand for a script (rule hydration-7). */
const scripted = 'button[type="button"]:not([popovertarget]),a[data-press]';

/** Links of menus that a finger opens before it follows them (rule menus-4). */
const openedByFinger = "[data-opens]>a,[data-opens]>.menu-top>a";

/** Events by which the browser's code says that the page is taken over, and that it never will be. */
const ends = ["awning:taken-over", "awning:left-plain"];

/**
 * The beginning of a page's script (rule hydration-4). It waits for the first sign of a visitor. A form that is sent, or
 * a button or link pressed that stands for a script, before the page is taken over waits too and is then sent or pressed
 * again, so that it does what it does with a script. Meanwhile `data-held` of the document shows the loading bar.
 */
const awaitFirstSign = [
  "let again=()=>{},finger;const page=document.documentElement;",
  "const touch=({pointerType})=>{finger=pointerType==='touch'};",
  "const release=()=>{",
  `for(const type of ["submit","click"])removeEventListener(type,hold,true);`,
  "removeEventListener('pointerdown',touch,true);delete page.dataset.held;again();again=()=>{}};",
  "const hold=(event)=>{",
  "const{type,target,submitter}=event,isClick=type==='click';",
  `const pressed=isClick&&target.closest('${scripted}'+(finger?',${openedByFinger}':''));`,
  "if(isClick&&(!pressed||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey))return;",
  "event.preventDefault();event.stopImmediatePropagation();page.dataset.held='';",
  "const by=finger?'touch':'mouse',button=pressed||submitter;again=()=>{",
  "if(!button)return target.requestSubmit();",
  // What tells a finger from a mouse heard of neither.
  "button.dispatchEvent(new PointerEvent('pointerdown',{bubbles:true,pointerType:by}));button.click()};",
  `setTimeout(release,${heldMs})};`,
  `for(const type of ["submit","click"])addEventListener(type,hold,true);`,
  "addEventListener('pointerdown',touch,true);",
  `for(const end of ${JSON.stringify(ends)})addEventListener(end,release,{once:true});`,
  "await new Promise((go)=>{",
  // A page that the browser kept shows a cart of before; its scripts ask for it anew (rule hydration-8).
  "addEventListener('pageshow',({persisted})=>{if(persisted)page.dataset.kept='',go()});",
  // A visitor who comes back from signing in for something finds it open: the place in the address says what.
  `if("atOnce" in document.body.dataset||location.hash)return requestAnimationFrame(()=>setTimeout(go)),setTimeout(go,${withoutSignMs});`,
  // Browsers tell of a pointer that rests where a page appears as of one that moves.
  `const see=({type,movementX,movementY})=>{if(type!=="pointermove"||movementX||movementY)end.abort(),go()};`,
  `const end=new AbortController,how={capture:true,passive:true,signal:end.signal};`,
  `for(const sign of ${JSON.stringify(signs)})addEventListener(sign,see,how);`,
  `setTimeout(go,${withoutSignMs})});`,
].join("");

/** Loads a page's scripts after the first sign; if they cannot be had, what was held goes on without them. */
export const afterFirstSign = (code: string): string =>
  `${awaitFirstSign}try{${code}}catch(error){release();throw error}`;
