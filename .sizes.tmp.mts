import { build, mergeConfig } from 'vite';
import { buildOf } from './dist-config/builds.ts';
process.chdir('/work/main');
const r: any = await build(mergeConfig({...buildOf(process.argv[2] ?? 'es'), configFile:false, logLevel:'silent'}, { build: { write: false } }) as any);
const out = (Array.isArray(r)?r:[r]).flatMap((x:any)=>x.output);
for (const c of out) { if (c.type!=='chunk') continue; console.log('##', c.fileName, c.code.length);
 const m = Object.entries(c.modules).map(([k,v]:any)=>[k.replace('/work/main/',''), v.renderedLength ?? v.code?.length]).sort((a:any,b:any)=>b[1]-a[1]).slice(0,45); for (const x of m) console.log('   ', x[1], x[0]); }
