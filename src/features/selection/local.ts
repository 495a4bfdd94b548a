import { proxy } from 'valtio'

export type Family = 'all' | 'twoPipe' | 'threePipe' | 'mini'

/** Filter of the proposals; kept while the app is open, for all systems. */
export const proposalFilter = proxy<{
  family: Family
  refrigerant: string
  /** Whether units that do not fit are listed, too. */
  isUnfitShown: boolean
}>({ family: 'all', refrigerant: 'all', isUnfitShown: false })

/** The catalogue beside the list; it stays as it is when another system is opened. */
export const cataloguePanel = proxy<{
  isOpen: boolean
  /** The chosen type of unit; '' for all. */
  type: string
  /** The list entry that was added last, which the list shows. */
  addedLine: string | null
}>({ isOpen: false, type: '', addedLine: null })

/** Shows an entry in the list, as after it was added. */
export function showLine(id: string): void {
  cataloguePanel.addedLine = id
}

export function chooseType(type: string): void {
  cataloguePanel.type = type
}

/** The dialog of an air handler: of a line of a system's list, or of a new one. */
export const airHandlerDialog = proxy<{ isOpen: boolean; systemId: string; unitId: string | null }>({
  isOpen: false,
  systemId: '',
  unitId: null,
})

export function openAirHandler(systemId: string, unitId: string | null): void {
  Object.assign(airHandlerDialog, { isOpen: true, systemId, unitId })
}
