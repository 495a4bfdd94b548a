import type { KeptChange } from '../../../model/redrawing/kept-change'
import { journalStoreOf } from '../../document/storage/journal-store'
import { packFormerPictures } from './former-pictures'

/**
 * The database of projects' journals. Version 2 packs snapshots. Version 3 keeps drawings as differences, which an older tab would skip in a replay. Version 4
 * stores long lists as texts and leaves unchanged models out. Version 5 has the writing page hold a lock of its name, without which an older tab would count as
 * closed.
 */
export const journalStore = journalStoreOf<KeptChange>({
  name: 'branchline',
  version: 5,
  upgrade: async (db, transaction, from) => {
    if (from === 1) await packFormerPictures(db, transaction)
  },
})
