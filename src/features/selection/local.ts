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
