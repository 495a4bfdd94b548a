import { proxy } from 'valtio'

/** Whether the dialog of tags is open; it belongs to the open system. */
export const tagsDialog = proxy({ isOpen: false })

export function openTags(): void {
  tagsDialog.isOpen = true
}
