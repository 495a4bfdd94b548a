import * as Q from '../../../assembly/common/layout/layout-question'
import { InputError } from '../../contract/input-error'
import { indexOfKw } from '../../model/pack-rules/load-index'
import { fittingNames } from '../encode/encode-constants'
import type { Answerer } from './answer'
import { askCore, outdoorOf } from './ask-core'

const TABLES = ['branch2', 'branch3', 'stub', 'main'] as const

/** Size of one pipe as in a drawn system, no larger than the main where an outdoor unit is given: gasMm, liquidMm, highGasMm with three pipes, and the joint of a branch. */
export const answerPipe: Answerer<'pipe'> = async (inputs, context) => {
  if ((inputs.index === undefined) === (inputs.kw === undefined) && inputs.table !== 'main')
    throw new InputError('inputs.index', 'a load, either index or kw')
  const outdoor = outdoorOf(context, inputs)
  const answer = await askCore(
    context,
    Q.ASK_PIPE,
    {
      ...outdoor.slots,
      [Q.IN_TABLE]: TABLES.indexOf(inputs.table),
      [Q.IN_INDEX]: inputs.index ?? indexOfKw(inputs.kw ?? 0),
      [Q.IN_LENGTH]: inputs.lengthM ?? 0,
      [Q.IN_LONG]: inputs.isLong ? 1 : 0,
      [Q.IN_DEEP]: inputs.isOutdoorFarBelow ? 1 : 0,
      [Q.IN_BEHIND_BOX]: inputs.behindBox ? 1 : 0,
    },
    outdoor.items,
  )
  const high = answer(Q.OUT_HIGH)
  const isBranch = inputs.table === 'branch2' || inputs.table === 'branch3'
  return {
    gasMm: answer(Q.OUT_GAS),
    liquidMm: answer(Q.OUT_LIQUID),
    ...(Number.isFinite(high) && high > 0 ? { highGasMm: high } : {}),
    ...(isBranch ? { joint: fittingNames(context.pack)[answer(Q.OUT_JOINT)] ?? '' } : {}),
  }
}

/** The next pipe size up: mm. */
export const answerSizeStep: Answerer<'sizeStep'> = async ({ mm }, context) => {
  const answer = await askCore(context, Q.ASK_SIZE_STEP, { [Q.IN_VALUE]: mm })
  return { mm: answer(0) }
}

/** Length with bends and fittings: equivalentM; and the length counted for an enlarged pipe: countedM. */
export const answerEquivalentLength: Answerer<'equivalentLength'> = async (inputs, context) => {
  const answer = await askCore(context, Q.ASK_EQUIVALENT, {
    [Q.IN_LENGTH]: inputs.lengthM,
    [Q.IN_VALUE]: inputs.mm ?? 0,
    [Q.IN_BENDS]: inputs.bends ?? 0,
    [Q.IN_JOINTS]: inputs.joints ?? 0,
    [Q.IN_HEADERS]: inputs.headers ?? 0,
    [Q.IN_GROWN_MM]: inputs.enlargedToMm ?? 0,
    [Q.IN_TABLE]: inputs.line === 'liquid' ? 1 : 0,
  })
  return { equivalentM: answer(0), countedM: answer(1) }
}
