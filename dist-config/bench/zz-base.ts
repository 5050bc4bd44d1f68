import { overloadFigures } from '/work/wt/load/dist-config/bench/overload';
import { tableOf } from '/work/wt/load/dist-config/bench/figures';
process.chdir('/work/wt/load');
try { console.info(tableOf(await overloadFigures())); } catch (e) { console.error(e); }
process.exit(0);
