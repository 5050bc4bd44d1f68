import { type Configuration, INITIAL } from '../../../../../demo/docs/configurator/configuration';
import { type Embed, embedOf } from '../../../../../demo/docs/configurator/embed';

export const SURROUNDINGS = {
  page: 'https://docs.example/docs/',
  bundle: 'https://docs.example/dist',
  host: 'https://docs.example/clients/stadt',
};

/** A configuration that differs from the initial one. */
export const configured = (part: Partial<Configuration>): Configuration => ({ ...INITIAL, ...part });

/** Returns the content that a configuration gives a page. */
export const embedded = (part: Partial<Configuration>): Embed => embedOf(configured(part), SURROUNDINGS);
