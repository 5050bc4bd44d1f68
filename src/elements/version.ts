import { version } from '../../package.json';

/** The version of the bundle, as in '1.2.0'. */
export const VERSION: string = version;
