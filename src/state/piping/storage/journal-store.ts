import type { KeptChange } from '../../../model/redrawing/kept-change'
import { journalStoreOf } from '../../document/storage/journal-store'
import { packFormerPictures } from './former-pictures'

/**
 * The database of projects' journals. Versions: 2: pictures are packed. 3: drawings are kept by what differs, which a tab with an older version would leave out when it
 * replays them. 4: long lists are texts, and models that stay are left out. 5: the page that writes a journal holds a lock of its name; without it a tab with an older
 * version would be taken for dead.
 */
export const journalStore = journalStoreOf<KeptChange>({
  name: 'branchline',
  version: 5,
  upgrade: async (db, transaction, from) => {
    if (from === 1) await packFormerPictures(db, transaction)
  },
})
