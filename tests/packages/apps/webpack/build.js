const webpack = require('webpack');

webpack({ mode: 'production', entry: './src/main.js', performance: { hints: false } }, (error, stats) => {
  const said = error ?? (stats?.hasErrors() || stats?.hasWarnings() ? stats.toString('errors-warnings') : '');
  if (said) console.error(said);
  process.exitCode = said ? 1 : 0;
});
