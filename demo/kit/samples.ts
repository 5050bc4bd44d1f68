import type { Sample } from './sample';
import { checkboxSample, radioSample, selectSample } from './samples/choice';
import { richTextSample } from './samples/rich-text';
import { searchSample } from './samples/search';
import { textAreaSample, textSample } from './samples/text';

/** Every kind of field, in the order of the page. */
export const SAMPLES: readonly Sample[] = [
  textSample,
  textAreaSample,
  richTextSample,
  selectSample,
  radioSample,
  checkboxSample,
  searchSample,
];
