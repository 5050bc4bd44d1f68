import { onlyOnce } from './only-once';
import { startElements } from './start-elements';
import { isUntouched } from './untouched';

onlyOnce(import.meta.url, startElements, isUntouched);
