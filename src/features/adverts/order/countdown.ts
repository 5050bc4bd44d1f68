/** Formats a countdown: '4:09'. */
export const countdownText = (leftMs: number): string => {
  const seconds = Math.ceil(leftMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
