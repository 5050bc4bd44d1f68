export declare function passwordWeakness(password: string): string | undefined;
