import { proxy } from 'valtio'

export type Family = 'all' | 'twoPipe' | 'threePipe' | 'mini'

/** Which proposals are shown; kept while the app is open, whichever system is picked. */
export const proposalFilter = proxy<{ family: Family; refrigerant: string; isFittingOnly: boolean }>({
  family: 'all',
  refrigerant: 'all',
  isFittingOnly: false,
})
