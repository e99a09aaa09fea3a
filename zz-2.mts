import {browser,at,U} from "./zz-br.mts";
const c=await at(1280,900); const p=await c.newPage(); await p.goto(U("watch","/watching"));
await p.locator("#f").scrollIntoViewIfNeeded(); const ph=p.getByLabel("Phone"); await ph.click(); await p.waitForTimeout(2500); await ph.fill(""); await ph.pressSequentially("2075550142",{delay:30}); await ph.blur(); console.log("phone",await ph.inputValue());
await p.evaluate(()=>{const b=[...document.querySelectorAll("#f button")].pop() as HTMLButtonElement; (window as any).log=[]; new MutationObserver(()=>(window as any).log.push([performance.now(),b.disabled])).observe(b,{attributes:true}); b.addEventListener("click",()=>(window as any).log.push([performance.now(),"click"]),true)});
await p.locator("#f button").last().click(); await p.waitForTimeout(1500);
console.log(JSON.stringify(await p.evaluate(()=>(window as any).log)), await p.locator("#f").innerText());
await c.close();
// product tabs
for (const [w,h] of [[1280,900],[390,844]] as const){ const c=await at(w,h); const p=await c.newPage(); await p.goto(U("harbor","/harbor-carafe")); await p.waitForTimeout(800);
 const info=await p.evaluate(()=>({tabs:[...document.querySelectorAll("[role=tab]")].map(e=>`${e.textContent} ${e.getAttribute("aria-selected")}`),details:[...document.querySelectorAll("main details")].map(e=>`${e.querySelector("summary")?.textContent} open=${(e as HTMLDetailsElement).open} top=${Math.round(e.querySelector("summary")!.getBoundingClientRect().top+scrollY)} left=${Math.round(e.querySelector("summary")!.getBoundingClientRect().left)} w=${Math.round(e.querySelector("summary")!.getBoundingClientRect().width)}`)})); console.log(w,JSON.stringify(info,null,0));
 await p.goto(U("harbor","/harbor-carafe#reviews")); await p.reload(); await p.waitForTimeout(800); console.log("#reviews",await p.evaluate(()=>[...document.querySelectorAll("main details")].map(e=>`${e.id} ${e.querySelector("summary")?.textContent} open=${(e as HTMLDetailsElement).open}`)), await p.evaluate(()=>scrollY)); await c.close();}
// radios
{const c=await at(1280,900); const p=await c.newPage(); await p.goto(U("harbor","/tide-mug")); console.log("radios",await p.evaluate(()=>[...document.querySelectorAll("fieldset")].map(f=>f.querySelector("legend")?.textContent+": "+[...f.querySelectorAll("input,a,select")].map(e=>e.tagName+(e.getAttribute("type")??"")).slice(0,4).join())));await c.close();}
await browser.close();
