import { chromium } from "playwright";
import { findBrowser } from "/work/wt/spec33/tests/support/find-browser";
const b=await findBrowser();
export const browser=await chromium.launch({...b,args:[...b.args,"--host-resolver-rules=MAP *.localhost 127.0.0.1"]});
export const at=(w:number,h:number,o={})=>browser.newContext({viewport:{width:w,height:h},...o});
export const U=(s:string,p:string)=>`http://${s}.localhost:4733${p}`;
