/** The pages of the documentation in the order of the sidebar; each exists as `de/{path}.md` and `en/{path}.md`. */
export const PAGES = {
  start: ['index', 'quick-start', 'configurator', 'nothing-shows'],
  pages: ['elements/index', 'settings', 'theming', 'routing', 'features', 'prerendering', 'packages'],
  websites: [
    'cms/index',
    'cms/wordpress',
    'cms/typo3',
    'cms/joomla',
    'cms/contao',
    'cms/drupal',
    'cms/website-builders',
    'frames',
  ],
  rules: ['csp-and-consent', 'privacy', 'accessibility', 'performance'],
  operating: ['delivery', 'deploying', 'operating', 'back-office', 'api', 'backends', 'demo'],
  project: ['architecture', 'decisions', 'changelog'],
} as const;
