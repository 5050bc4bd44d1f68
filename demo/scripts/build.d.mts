export declare function ensureBuilt(options?: { isDemo?: boolean }): Promise<boolean>;
export declare function copyVendor(bundle: string): void;
