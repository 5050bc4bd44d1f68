import { readFileSync } from 'node:fs';
import { elementList } from './element-list';
import { attributeTexts, flexForm, HELP_FILE } from './flex-form';
import { bundleFiles, bytesOf, filesBelow, type KitFiles } from './kit-files';

const SOURCE = 'demo/cms/typo3/event_portal';

/** Returns the files of the TYPO3 extension: its sources and a build, in the root of the archive. */
export function typo3Extension(dist: string, version: string): KitFiles {
  const settings = readFileSync(`${SOURCE}/ext_emconf.php`, 'utf8');
  const elements = elementList();
  return {
    ...filesBelow(SOURCE),
    ...bundleFiles(dist, 'Resources/Public/EventPortal'),
    'ext_emconf.php': bytesOf(settings.replace(/('version' => ')[^']*/, `$1${version}`)),
    'Resources/Private/elements.json': bytesOf(JSON.stringify(elements)),
    [HELP_FILE]: bytesOf(attributeTexts(elements, 'en')),
    [HELP_FILE.replace('attributes', 'de.attributes')]: bytesOf(attributeTexts(elements, 'de')),
    'Configuration/FlexForms/Element.xml': bytesOf(flexForm(elements)),
    LICENSE: readFileSync('LICENSE'),
  };
}
