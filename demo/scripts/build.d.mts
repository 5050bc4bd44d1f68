export declare function ensureBuilt(): Promise<boolean>;
export declare function copyVendor(bundle: string): void;
