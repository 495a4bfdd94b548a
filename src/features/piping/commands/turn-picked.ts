import type { Picked } from '../../../canvas/board/picked'
import { reverseFittings } from '../../../model/edits/reverse-fittings'
import type { OpenSystem } from '../use-open-system'
import { checkedChange } from '../drop/checked-change'
import type { Refusal } from '../drop/refusal'

/** Turns the picked joints and boxes the other way round; refused where a rule would be broken by it. */
export function turnPicked({ system, sentence }: OpenSystem, picked: Picked): Promise<Refusal | null> {
  return checkedChange(system.id, (project) => reverseFittings(project, system.id, picked.nodes), sentence)
}
