export declare function findNginx(): string | undefined;
