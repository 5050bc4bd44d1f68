/** Words by which programs that read pages name themselves; a browser that a program drives without a window, too. */
const ROBOT =
  /bot\b|bot[/-]|crawl|spider|slurp|archiver|preview|scan|monitor|fetcher|lighthouse|headless|phantom|curl|wget|python|java\/|okhttp|axios|node|go-http|libwww|scrapy|facebookexternalhit|mediapartners/i;

/** Whether a request says that no person looks at the page. Who says nothing of themselves is no browser either. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent?.trim() || ROBOT.test(userAgent);
