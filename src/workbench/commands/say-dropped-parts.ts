import i18next from 'i18next'
import { partWords } from '../../contract/pack/part-words'
import type { Change } from '../../model/change/change'
import { droppedParts } from '../../model/pack-rules/parts/dropped-parts'
import { notify } from '../../platform/notify'
import { packState } from '../../state/core/pack'

const MESSAGE_MS = 6000

/** Tells which chosen panels and accessories a change has left out, because they do not fit the new model. */
export function sayDroppedParts(change: Change): void {
  const dropped = droppedParts(change)
  const { pack } = packState
  if (dropped.length === 0 || !pack) return
  const names = dropped.map((id) => {
    const { name } = partWords(pack, id, i18next.language)
    return name === id ? id : `${name} (${id})`
  })
  void i18next.loadNamespaces('parts').then(() => notify('advice', i18next.t('parts:dropped', { parts: names.join(', ') }), MESSAGE_MS))
}
