import type { Change } from '../../model/change/change'
import { invert } from '../../model/change/invert'
import { keepingChange, keptChange } from '../../model/redrawing/kept-change'
import type { KeptChange } from '../../model/redrawing/kept-change'
import { tellsMuch } from '../../model/redrawing/tells-much'
import { logFailure } from '../../platform/log'
import { finishSlices, slice } from '../../schedule/slice'

const NOT_ENCODED = 'A change could not be encoded by what differs'

/**
 * Encodes a change for the journal by what differs between its drawings. A large one is encoded in slices: neither drawing is ever written to again. A change that cannot
 * be encoded so is kept whole, for none may be missing.
 */
export function keepChange(change: Change, isWanted: () => boolean): KeptChange | Promise<KeptChange> {
  const whole = (error: unknown): KeptChange => {
    logFailure(NOT_ENCODED, error)
    // A replay never looks at the drawing before.
    return { ...change, ops: change.ops.map((op) => (op.table === 'diagram' ? { ...op, before: op.after } : op)) }
  }
  if (tellsMuch(change)) {
    const kept = slice(keepingChange(change), { mustFinish: true }).catch(whole)
    keepInverse(change, kept, isWanted).catch((error: unknown) => logFailure(NOT_ENCODED, error))
    return kept
  }
  try {
    return keptChange(change)
  } catch (error) {
    return whole(error)
  }
}

// Encodes the inverse while the page is idle, so that it is in the store at once when the change is taken back.
async function keepInverse(change: Change, kept: Promise<KeptChange>, isWanted: () => boolean): Promise<void> {
  await kept
  await slice(whileWanted(keepingChange(invert(change)), isWanted), { isIdle: true })
}

function* whileWanted(work: Generator<void, unknown>, isWanted: () => boolean): Generator<void, void> {
  while (isWanted() && work.next().done !== true) yield
}

// The page may be gone in a moment: encode the rest in one go.
if ('addEventListener' in globalThis) {
  globalThis.addEventListener('pagehide', finishSlices)
  document.addEventListener('visibilitychange', finishSlices)
}
