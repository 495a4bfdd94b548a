/** Path of a Chromium that is on the machine, or has been put there. */
export function ensureBrowser(): string
