import type { Picked } from '../../../drawing/view/picked'
import { reverseFittings } from '../../../model/edits/drawing/reverse-fittings'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { checkedChange } from '../../../workbench/commands/checked-change'
import type { Refusal } from '../../../workbench/commands/refusal'

/** Turns the picked joints and boxes the other way round; refused where that breaks a rule. */
export function turnPicked({ system, sentence }: OpenSystem, picked: Picked): Promise<Refusal | null> {
  return checkedChange(system.id, (project) => reverseFittings(project, system.id, picked.nodes), sentence)
}
