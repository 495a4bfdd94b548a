/** Hands a file to the browser's download. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  downloadFrom(name, url)
  // The browser starts reading after the click returns; revoking at once would cancel the download in some of them.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Has the browser download what lies at an address of the server. */
export function downloadFrom(name: string, address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** A file name that every file system accepts, from a project's or system's name. */
export function safeFileName(name: string, fallback: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 120)
  return clean === '' ? fallback : clean
}
