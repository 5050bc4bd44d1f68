export declare function productionProblems(values?: Record<string, string | undefined>): string[];
export declare function weaknessOf(password: string): string | undefined;
