import type { KeptChange } from '../../model/redrawing/kept-change'
import { fill } from './pieces'
import type { Piece } from './pieces'

/** Large changes that came in pieces, each until the project has followed it and the journal has it. */
export interface ChangesInHand {
  begin: (id: string, hollow: KeptChange) => Promise<void>
  fill: (id: string, piece: Piece) => Promise<void>
  /** @throws Error where no change of this id is in hand */
  of: (change: KeptChange | string) => KeptChange
  /** One of the two who need it is done with it. */
  done: (change: KeptChange | string) => void
}

const WHO_NEED_IT = 2

export function changesInHand(): ChangesInHand {
  const inHand = new Map<string, { change: KeptChange; needed: number }>()
  const found = (id: string): { change: KeptChange; needed: number } => {
    const known = inHand.get(id)
    if (!known) throw new Error(`The change ${id} is not in hand.`)
    return known
  }
  return {
    begin(id, change) {
      inHand.set(id, { change, needed: WHO_NEED_IT })
      return Promise.resolve()
    },
    fill(id, piece) {
      fill(found(id).change, piece)
      return Promise.resolve()
    },
    of: (change) => (typeof change === 'string' ? found(change).change : change),
    done(change) {
      if (typeof change === 'string' && --found(change).needed === 0) inHand.delete(change)
    },
  }
}
