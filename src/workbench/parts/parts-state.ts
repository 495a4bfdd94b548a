import { proxy } from 'valtio'

/** The dialog of panels and accessories: of entries of a system's list, or of its outdoor unit where `unitIds` is null. */
export const partsDialog = proxy<{ isOpen: boolean; systemId: string; unitIds: string[] | null }>({
  isOpen: false,
  systemId: '',
  unitIds: [],
})

export function openParts(systemId: string, unitIds: readonly string[] | null): void {
  Object.assign(partsDialog, { isOpen: true, systemId, unitIds: unitIds && [...unitIds] })
}
