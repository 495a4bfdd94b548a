/** What was copied where the system's clipboard is refused: it reaches as far as this tab. */
let kept: string | null = null

/** Puts text into the system's clipboard, or keeps it for this tab where that is refused. */
export async function copyText(text: string): Promise<void> {
  kept = null
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    kept = text
  }
}

/**
 * The text last copied.
 * @throws where the system does not let the page read its clipboard
 */
export async function copiedText(): Promise<string> {
  return kept ?? (await navigator.clipboard.readText())
}
