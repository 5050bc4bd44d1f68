export declare const demoPassword: string;
export declare const demoAccounts: readonly { client: string; username: string; shows: string }[];
