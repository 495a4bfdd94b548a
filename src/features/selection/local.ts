import { proxy } from 'valtio'

export type Family = 'all' | 'twoPipe' | 'threePipe' | 'mini'

/** Filter of the proposals; kept while the app is open, for all systems. */
export const proposalFilter = proxy<{ family: Family; refrigerant: string; isFittingOnly: boolean }>({
  family: 'all',
  refrigerant: 'all',
  isFittingOnly: false,
})
