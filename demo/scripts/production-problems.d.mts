export declare function productionProblems(values?: Record<string, string | undefined>): string[];
export declare function weaknessOf(password: string): string | undefined;
export declare function commonPasswordProblem(
  isCommon: (password: string) => Promise<boolean>,
  values?: Record<string, string | undefined>,
): Promise<string[]>;
