import type { AirHandler } from '../../src/model/project/air-handler'
import type { KitConnection, KitLayout, KitLayoutNode, KitPlace } from '../../src/model/drawing/kits/kit-layout'

type Selection = Pick<AirHandler, 'coils' | 'choices'>

const KIT_SPACING = 150
const KIT_STEP = 40
const BOX_OFFSET = -20
const PIPE_M = 1
const ODD_GAS_M = 2.5
const MOST_FEEDS = 16

/** Computes the layout of an air handler's kits in plain TypeScript, as the drawing did before the core had it: the twin of `assembly/kits`. */
export function plainKitLayout(airHandler: Selection, place: KitPlace): KitLayout {
  const connection = connectionOf(airHandler)
  const isDirect = connection === 'direct'
  const direction = place.feedingX !== undefined && place.x < place.feedingX ? 'rl' : 'lr'
  const { nodes, addedHeight } =
    place.feedingX === undefined
      ? { nodes: connection === 'branching' ? [] : [boxAt(place.x + BOX_OFFSET, place.y + KIT_STEP)], addedHeight: 0 }
      : line(place, kitCount(airHandler), direction === 'lr' ? (distance) => distance : (distance) => -distance, connection !== 'branching')
  return {
    connection,
    direction,
    nodes,
    addedHeight,
    pipeM: PIPE_M,
    gasM: isDirect && airHandler.coils % 2 === 1 ? ODD_GAS_M : PIPE_M,
    liquidM: PIPE_M,
  }
}

function kitCount({ choices }: Selection): number {
  return choices.reduce((sum, choice) => sum + choice.kits, 0)
}

function portCount({ choices }: Selection): number {
  return choices.reduce((sum, choice) => sum + choice.kits * choice.ports, 0)
}

function connectionOf(airHandler: Selection): KitConnection {
  const kits = kitCount(airHandler)
  if (kits < 1 || kits > MOST_FEEDS) return 'branching'
  if (portCount(airHandler) === airHandler.coils) return 'direct'
  return kits === airHandler.coils ? 'merge' : 'branching'
}

function line(
  place: KitPlace,
  kits: number,
  along: (distance: number) => number,
  hasBox: boolean,
): { nodes: KitLayoutNode[]; addedHeight: number } {
  const nodes: KitLayoutNode[] = []
  const aside = place.x + (kits > 1 ? along(KIT_STEP) : 0)
  let above = -1
  for (let down = 0; down < kits; down++) {
    const y = place.y + down * KIT_SPACING
    if (down < kits - 1) above = nodes.push({ kind: 'joint', x: place.x, y, feed: above }) - 1
    nodes.push({ kind: 'ahuKit', x: aside, y, feed: above })
  }
  let addedHeight = (kits - 1) * KIT_SPACING
  if (hasBox) {
    addedHeight += KIT_STEP
    nodes.push(boxAt(aside + along(BOX_OFFSET), place.y + addedHeight))
  }
  return { nodes, addedHeight }
}

function boxAt(x: number, y: number): KitLayoutNode {
  return { kind: 'ahuBox', x, y, feed: -1 }
}
