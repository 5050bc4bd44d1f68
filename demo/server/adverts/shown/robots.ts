/** Words in the names of crawlers and headless browsers. */
const ROBOT =
  /bot\b|bot[/-]|crawl|spider|slurp|archiver|preview|scan|monitor|fetcher|lighthouse|headless|phantom|curl|wget|python|java\/|okhttp|axios|node|go-http|libwww|scrapy|facebookexternalhit|mediapartners/i;

/** Checks whether a request comes from a robot. A missing user agent counts as one. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent?.trim() || ROBOT.test(userAgent);
