import { chromium as pw } from '/work/main/node_modules/@playwright/test/index.mjs';
import { chromium } from '/work/main/e2e/src/chromium.ts';
const [,, out, width, scheme, path, user] = process.argv;
const b = await pw.launch({ ...(await chromium()), headless: true });
const ctx = await b.newContext({ viewport: { width: Number(width), height: 900 }, colorScheme: scheme as any });
const page = await ctx.newPage();
page.on('console', m => { if (m.type()==='error') console.log('console', m.text().slice(0,300)); });
page.on('pageerror', e => console.log('pageerror', e.message.slice(0,500)));
if (user) {
  const creds = user==='admin' ? ['admin@vitstudent.ac.in','admin123'] : ['asha@vitstudent.ac.in','student123'];
  const r = await (await fetch('http://localhost:4000/graphql',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({query:'mutation($e:String!,$p:String!){signIn(email:$e,password:$p){token user{id name email phone collegeId role profilePictureUrl}}}',variables:{e:creds[0],p:creds[1]}})})).json() as any;
  await ctx.addInitScript((a)=>localStorage.setItem('auth', a), JSON.stringify(r.data.signIn));
}
let n=0;
for (const p of path.split(',')) { await page.goto('http://localhost:4000'+p); await page.waitForTimeout(1200); await page.screenshot({ path: `${out}-${n++}.png`, fullPage: process.env.FULL==='1' }); }
await b.close();
