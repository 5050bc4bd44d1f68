export declare const demoPassword: string;
export declare const demoAccounts: readonly { client: string; username: string; shows: string }[];
export declare const demoOperators: readonly { name: string; email: string; role: 'all' | 'editing' | 'billing' }[];
export declare function accountLines(backOfficePassword: string): string[];
