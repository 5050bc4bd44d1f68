/** Whether nothing listens on the port yet. */
export function isPortFree(port: number): Promise<boolean>;
