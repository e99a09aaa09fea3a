/** What a visitor does first, as events of the window. */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll"];

/** A page the visitor does not touch is taken over this long after it was read, ms (rule hydration-4). */
const withoutSignMs = 4000;

/** A press waits at most this long for the page to be taken over, ms; then the browser follows it by itself. */
const heldMs = 2000;

/** Buttons that only a script answers. */
const scriptedButton = 'button[type="button"]:not([popovertarget])';

/** Event by which the browser's code says that the page is taken over. */
const takenOver = "awning:taken-over";

/**
 * The beginning of a page's script (rule hydration-4). It waits for the first sign of a visitor. A form that is sent, or
 * a button pressed, before the page is taken over waits too and is then sent or pressed again, so that it does what it
 * does with a script.
 */
export const awaitFirstSign = [
  "let again=()=>{};",
  `const release=()=>{for(const type of ["submit","click"])removeEventListener(type,hold,true);again();again=()=>{}};`,
  "const hold=(event)=>{",
  `const button=event.type==="click"&&event.target.closest('${scriptedButton}');`,
  `if(event.type==="click"&&!button)return;`,
  "event.preventDefault();event.stopImmediatePropagation();",
  "const{target,submitter}=event;again=()=>button?button.click():target.requestSubmit(submitter);",
  `setTimeout(release,${heldMs})};`,
  `for(const type of ["submit","click"])addEventListener(type,hold,true);`,
  `addEventListener("${takenOver}",release,{once:true});`,
  "await new Promise((go)=>{",
  // A visitor who comes back from signing in for something finds it open: the place in the address says what.
  `if("atOnce" in document.body.dataset||location.hash)return requestAnimationFrame(()=>setTimeout(go)),setTimeout(go,${withoutSignMs});`,
  // Browsers tell of a pointer that rests where a page appears as of one that moves.
  `const see=({type,movementX,movementY})=>{if(type!=="pointermove"||movementX||movementY)end.abort(),go()};`,
  `const end=new AbortController,how={capture:true,passive:true,signal:end.signal};`,
  `for(const sign of ${JSON.stringify(signs)})addEventListener(sign,see,how);`,
  `setTimeout(go,${withoutSignMs})});`,
].join("");
