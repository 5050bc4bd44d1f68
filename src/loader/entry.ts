import { baseAddresses, folderOfTag, ownFolder, runningScript } from './base-address';
import { loadFrom, reportMissing } from './load-files';

/*
 * The script tag. It is one function without `import` or `export`, so that it also runs as a classic script, in a file
 * merged with others, or inlined. The loader has one address, regardless of this script's query: it runs once.
 */

/** The folder of this script, in the words of an `import()`: a module that runs anywhere cannot name its own address. */
const HERE = './';

/** Returns the folders in which the loader may lie. */
function folders(): string[] {
  const script = runningScript();
  if (script) return baseAddresses(ownFolder(script.src) && HERE);
  // A module. If no tag has our name, it is imported by another one, or a tool has inlined it.
  const addresses = baseAddresses(folderOfTag() && HERE);
  return addresses.indexOf(HERE) < 0 ? [...addresses, HERE] : addresses;
}

const [first, ...others] = folders();
const expected = first === HERE ? folderOfTag() : first;
loadFrom(
  first === undefined ? [] : [first, ...others],
  (folder) => import(/* @vite-ignore */ `${folder}loader.js`),
).catch((error: unknown) => reportMissing(error, expected));
