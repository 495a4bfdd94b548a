/** The text copied last in this tab, for browsers that refuse access to the system's clipboard. */
let kept: { text: string; isTaken: boolean } | null = null

/** Puts text into the system's clipboard, and keeps it for this tab. */
export async function copyText(text: string): Promise<void> {
  const mine = { text, isTaken: false }
  kept = mine
  try {
    await navigator.clipboard.writeText(text)
    mine.isTaken = true
  } catch {
    // Access was refused or is missing, as on a plain http address: the kept text can still be pasted in this tab.
  }
}

/**
 * Returns the text copied last, in this program or another one; the text of this tab where the system's clipboard did not accept it or cannot be read.
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
