import { proxy } from 'valtio'

/** Whether the answer to "Why is this red?" is open; it is about what is picked, or about the open system where nothing is. */
export const whyDialog = proxy({ isOpen: false })

export function askWhy(): void {
  whyDialog.isOpen = true
}
