/** Downloads a file. Works in a shadow root and under a strict content security policy. */
export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // Never part of the page, so that no click listener of the host handles it as its own link.
  link.click();
  // Browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Returns data as a file of readable JSON. */
export const jsonFile = (data: unknown): Blob =>
  new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
