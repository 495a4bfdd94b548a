// Tells the page each new last number of a journal, and when the store showed it; the number is written with its change.
const EVERY_MS = 3

const opening = globalThis.indexedDB.open('branchline')
const known = new Map()

opening.onsuccess = () => look(opening.result)

function look(store) {
  const asked = store.transaction('heads').objectStore('heads').getAll()
  asked.onsuccess = () => {
    const at = performance.timeOrigin + performance.now()
    for (const { writer, last } of asked.result) {
      if (known.get(writer) !== last) globalThis.postMessage(at)
      known.set(writer, last)
    }
    setTimeout(look, EVERY_MS, store)
  }
}
