import { startSingleInstance } from './single-instance';
import { startDebug } from './start-debug';
import { startElements } from './start-elements';
import { areBuiltinsUnmodified } from './unmodified-builtins';

startSingleInstance(import.meta.url, startElements, areBuiltinsUnmodified);
startDebug();
