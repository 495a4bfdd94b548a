/** Moves the focus to the screen, past the bar and the notices above it. */
export function focusScreen(page: Document): void {
  page.getElementById('screen')?.focus()
}
