import type { Sample } from './sample';
import { checkboxSample, radioSample, selectSample } from './samples/choice';
import { choicesSample, pickSample, tagsSample } from './samples/many';
import { richTextSample } from './samples/rich-text';
import { searchSample } from './samples/search';
import { textAreaSample, textSample } from './samples/text';
import { dateSample, moneySample, numberSample, timeSample } from './samples/typed';
import { uploadSample } from './samples/upload';

/** Every kind of field, in the order of the page. */
export const SAMPLES: readonly Sample[] = [
  textSample,
  textAreaSample,
  richTextSample,
  dateSample,
  timeSample,
  numberSample,
  moneySample,
  selectSample,
  radioSample,
  checkboxSample,
  choicesSample,
  searchSample,
  pickSample,
  tagsSample,
  uploadSample,
];
