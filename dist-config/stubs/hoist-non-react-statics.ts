/** Replaces hoist-non-react-statics, which Emotion calls in `withTheme` alone; nothing here uses that. */
export default (): never => {
  throw new Error('withTheme() is not part of this build.');
};
