/** The name of a folder below dist/ with one immutable version of the bundle, as in '1.2.3' or 'v1.2.3-beta.1'. */
export const VERSION_FOLDER = /^v?\d[\w.+-]*$/;
