/** Downloads a file in the browser. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  downloadFrom(name, url)
  // The browser starts reading after the click returns; revoking at once would cancel the download in some of them.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Downloads the file at an address of the server. */
export function downloadFrom(name: string, address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** Returns a file name that every file system accepts, made from the name of a project or system. */
export function safeFileName(name: string, fallback: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 120)
  return clean === '' ? fallback : clean
}
