import { slotAttributes } from './advert-slot-attributes';
import { articleAttributes } from './article-attributes';
import { lightAttributes } from './light-attributes';
import { memberAttributes } from './member-attributes';
import { elementAttributes } from './registry';

// For code that must know every attribute without the elements themselves.
Object.assign(elementAttributes, articleAttributes, slotAttributes, lightAttributes, memberAttributes);
