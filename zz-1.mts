import {browser,at,U} from "./zz-br.mts";
for (const [w,h] of [[1280,900],[390,844]] as const){ const c=await at(w,h); const p=await c.newPage(); p.on("console",m=>m.type()==="error"&&console.log("ERR",m.text())); await p.goto(U("watch","/watching")); await p.waitForTimeout(500);
 const r=await p.evaluate(()=>[...document.querySelectorAll(".w")].map(e=>{const x=e.querySelector("section,div[class*=grid],[class*=relative]")??e;const i=e.querySelector("img");return `${e.id}: ${Math.round(e.getBoundingClientRect().width)}x${Math.round(e.getBoundingClientRect().height)} img ${Math.round(i?.getBoundingClientRect().width??0)}x${Math.round(i?.getBoundingClientRect().height??0)}`}));
 console.log(w,r.join("\n"));
 const s=await p.evaluate(()=>{const b=document.querySelector("#sig button")!.getBoundingClientRect();return [b.width,b.height]}); console.log("signup",s);
 if(w===1280){
  // amazon flyout
  const item=p.locator("li.menu-item").first(); console.log("open before", await p.evaluate(()=>document.querySelectorAll("[data-open]").length), await p.getByRole("link",{name:"Very mild"}).isVisible());
  await item.hover(); await p.waitForTimeout(600); console.log("hover top: flyout",await p.getByRole("link",{name:"Mild",exact:true}).isVisible(),"inner",await p.getByRole("link",{name:"Very mild"}).isVisible());
  await p.getByRole("link",{name:"Mild",exact:true}).hover(); await p.waitForTimeout(500); console.log("hover Mild: inner",await p.getByRole("link",{name:"Very mild"}).isVisible());
  const flyBox=await p.getByRole("link",{name:"Mild",exact:true}).boundingBox();
  const full=await p.getByRole("link",{name:"Full",exact:true}).boundingBox();
  console.log("boxes",flyBox,full);
  // leave to flyout itself's blank, keep flyout open: hover Cigars link
  await p.getByRole("link",{name:"Cigars",exact:true}).hover(); const t0=Date.now(); let closed=0; while(Date.now()-t0<4000){ if(!(await p.getByRole("link",{name:"Very mild"}).isVisible())){closed=Date.now()-t0;break} await p.waitForTimeout(50)} console.log("inner closed after",closed,"flyout still",await p.getByRole("link",{name:"Mild",exact:true}).isVisible());
  await p.mouse.move(1000,850); const t1=Date.now(); closed=0; while(Date.now()-t1<4000){ if(!(await p.getByRole("link",{name:"Mild",exact:true}).isVisible())){closed=Date.now()-t1;break} await p.waitForTimeout(50)} console.log("flyout closed after",closed);
  // form
  await p.locator("#f").scrollIntoViewIfNeeded(); const ph=p.getByLabel("Phone"); await ph.click(); await p.waitForTimeout(1500); await ph.fill(""); await ph.pressSequentially("207.555.0142x",{delay:40}); console.log("phone while typing",await ph.inputValue()); await ph.blur(); console.log("phone after",await ph.inputValue());
  const btn=p.locator("#f button").last(); await btn.click(); const t2=Date.now(); const dis=await btn.isDisabled(); let back=0; while(Date.now()-t2<3000){ if(!(await btn.isDisabled())){back=Date.now()-t2;break} await p.waitForTimeout(20)} console.log("button disabled",dis,"back after",back, await p.locator("#f [id*=error], #f .text-danger").allInnerTexts());
 }
 await c.close(); }
await browser.close();
