import type { Change } from '../../model/change/change'
import { invert } from '../../model/change/invert'
import { keepingChange, keptChange } from '../../model/redrawing/kept-change'
import type { KeptChange } from '../../model/redrawing/kept-change'
import { tellsMuch } from '../../model/redrawing/tells-much'
import { hasManyOps } from '../../model/redrawing/written-ops'
import { logFailure } from '../../platform/log'
import { finishSlices, slice } from '../../schedule/slice'

const NOT_ENCODED = 'A change could not be encoded by what differs'

/**
 * Encodes a change for the journal: drawings by their differences, many ops as text. A large one is encoded in slices, as nothing in it is ever written to again. A
 * change that cannot be encoded is kept whole, as none may be missing.
 */
export function keepChange(change: Change, isWanted: () => boolean): KeptChange | Promise<KeptChange> {
  const whole = (error: unknown): KeptChange => {
    logFailure(NOT_ENCODED, error)
    // A replay never reads the earlier drawing.
    return { ...change, ops: change.ops.map((op) => (op.table === 'diagram' ? { ...op, before: op.after } : op)) }
  }
  const redrawsMuch = tellsMuch(change)
  if (redrawsMuch || hasManyOps(change)) {
    const kept = slice(keepingChange(change), { mustFinish: true }).catch(whole)
    // Ops that are written as text are not remembered: writing them again is fast.
    if (redrawsMuch) keepInverse(change, kept, isWanted).catch((error: unknown) => logFailure(NOT_ENCODED, error))
    return kept
  }
  try {
    return keptChange(change)
  } catch (error) {
    return whole(error)
  }
}

// Encodes the inverse while the page is idle, so that undo can store it at once.
async function keepInverse(change: Change, kept: Promise<KeptChange>, isWanted: () => boolean): Promise<void> {
  await kept
  await slice(whileWanted(keepingChange(invert(change)), isWanted), { isIdle: true })
}

function* whileWanted(work: Generator<void, unknown>, isWanted: () => boolean): Generator<void, void> {
  while (isWanted() && work.next().done !== true) yield
}

// The page may be about to close: the rest is encoded without slices.
if ('addEventListener' in globalThis) {
  globalThis.addEventListener('pagehide', finishSlices)
  document.addEventListener('visibilitychange', finishSlices)
}
