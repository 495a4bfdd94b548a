/** What was copied here last, for browsers that let nobody write or read the clipboard of the system: it reaches as far as this tab. */
let kept: { text: string; isTaken: boolean } | null = null

/** Puts text into the system's clipboard, and keeps it for this tab. */
export async function copyText(text: string): Promise<void> {
  const mine = { text, isTaken: false }
  kept = mine
  try {
    await navigator.clipboard.writeText(text)
    mine.isTaken = true
  } catch {
    // Refused or missing, as on a plain address: what is kept here still pastes in this tab.
  }
}

/**
 * The text last copied, in this program or another one; the one of this tab where the system did not take it or lets nobody read.
 * @throws where the system does not let the page read its clipboard and nothing was copied here
 */
export async function copiedText(): Promise<string> {
  if (kept && !kept.isTaken) return kept.text
  try {
    return await navigator.clipboard.readText()
  } catch (error) {
    if (kept) return kept.text
    throw error
  }
}
