import { startSingleInstance } from './single-instance';
import { startElements } from './start-elements';
import { areBuiltinsUnmodified } from './unmodified-builtins';

startSingleInstance(import.meta.url, startElements, areBuiltinsUnmodified);
