/** Checks whether an error means that code could not be loaded, as after a new release. */
export const isMissingCode = (error: unknown): error is TypeError =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);

/** Returns the address of the file that could not be loaded; Safari does not tell it. */
export const fileOf = (error: unknown): string | undefined =>
  isMissingCode(error) ? /https?:\/\/\S+/.exec(error.message)?.[0] : undefined;

/** The detail of `portal-error` for code that could not be loaded. */
export type CodeError = { reason: 'code'; message: string; file?: string };

/** Returns the detail of `portal-error` for code that could not be loaded. */
export function codeError(error: unknown): CodeError {
  const file = fileOf(error);
  return { reason: 'code', message: String(error), ...(file !== undefined && { file }) };
}
