import { expose } from 'comlink'
import { createDocumentStorage } from '../../document/storage/document-storage'
import { handingBack } from '../../document/storage/handing-over'
import { journalStore } from './journal-store'
import { storedPiping } from './stored-kind'

expose(handingBack(createDocumentStorage(storedPiping, journalStore)))
