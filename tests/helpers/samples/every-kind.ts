import type { NodeData } from '../../../src/model/diagram/diagram'
import { DiagramBuilder } from '../diagram-builder'

const unitOf = (room: string): NodeData => ({ indoorUnitId: room })
const INDOOR_MODELS = [
  'C1-036',
  'C2-045',
  'C4C-028',
  'C4-056',
  'DL-036',
  'DM-056',
  'DH-112',
  'WM-028',
  'CF-045',
  'FS-036',
  'CO-028',
] as const

/**
 * Every kind of symbol: an outdoor unit of four modules, every type of indoor unit, boxes with a reserved port, every merge joint, a header, kits merged and
 * direct, a place for a unit, a cap, a pair of pipes, and what stands outside the tree. What no system may hold at once gives findings.
 */
export function everyKindDiagram(): DiagramBuilder {
  const draw = new DiagramBuilder()
    .outdoor('outdoor', ['X4R-80C'], 'HR', { label: 'Roof, north' })
    .joint('first', 'outdoor', { lengthM: 25, bends: 5 }, 2, { materialType: 'copper' })
    .box('cassettes', 'first', 12, { lengthM: 10 }, 'MS', { model: 'MS-12' })
  INDOOR_MODELS.forEach((model, place) => {
    const isRear = place === 3
    draw.unit(
      `idu-${place}`,
      'cassettes',
      model,
      { port: place + 1, lengthM: 5 + place, bends: place % 4, heightM: -3.5 },
      {
        ...unitOf(`Room ${place + 1}`),
        ...(isRear && { extra: { isRearMountedComponents: true } }),
      },
    )
  })
  draw
    .endCap('cap', 'cassettes', { port: 12 })
    .joint('second', 'first', { lengthM: 8 })
    .box('merges', 'second', 16, { lengthM: 6 }, 'MS', { model: 'MS-16' })
    .mergeJoint('mp2', 'merges', 'MP2', { port: 1, lengthM: 2 })
    .unit('mp2-unit', 'mp2', 'DH-200', { lengthM: 7 }, unitOf('Hall'))
    .mergeJoint('mp4', 'merges', 'MP4', { port: 3, lengthM: 2 })
    .unit('mp4-unit', 'mp4', 'DH-400', { lengthM: 8 }, unitOf('Atrium'))
    .mergeJoint('mp3', 'merges', 'MP3-W', { port: 7, lengthM: 2 })
    .unit('mp3-unit', 'mp3', 'DH-280', { lengthM: 8 }, unitOf('Stage'))
    .unit('large', 'merges', 'DH-224', { port: 11, lengthM: 9 }, unitOf('Gym'))
    .endCap('reserved', 'merges', { port: 12 }, { reservedFor: 'large' })
    .placeholder('free', 'merges', { port: 13 })
    .joint('third', 'second', { lengthM: 9 })
    .mergeJoint('mp8', 'third', 'MP8', { lengthM: 5 })
    .freshAir('fresh', 'mp8', 'FA-224', { lengthM: 12, bends: 2 }, unitOf('Fresh air'))
    .joint('fourth', 'third', { lengthM: 7 })
    .hydro('hydro', 'fourth', 'HDO-L140', { lengthM: 6 }, unitOf('Floor heating'))
    .joint('fifth', 'fourth', { lengthM: 4 }, 6)
    .unit('pair', 'fifth', 'WM-022', { port: 1, kind: 'gas', lengthM: 6 }, unitOf('Lodge'))
    .pipe('fifth', 'pair', { port: 1, kind: 'liquid', lengthM: 6 })
    .mergeJoint('mp4w', 'fifth', 'MP4-W', { port: 2, lengthM: 3 })
    .unit('mp4w-unit', 'mp4w', 'FS-022', { lengthM: 4 }, unitOf('Porter'))
    .mergeJoint('mp5w', 'fifth', 'MP5-W', { port: 3, lengthM: 3 })
    .unit('mp5w-unit', 'mp5w', 'CF-036', { lengthM: 4 }, unitOf('Kiosk'))
    .mergeJoint('mp6w', 'fifth', 'MP6-W', { port: 4, lengthM: 3 })
    .endCap('mp6w-cap', 'mp6w')
    .joint('kits', 'fifth', { port: 5, lengthM: 5 }, 2, { airHandlerId: 'ahu-1', airHandler: { direction: 'lr' } })
    .kit('kit-1', 'kits', 'AK-090', 'ahu-1', { lengthM: 3 }, { airHandler: { kitIndex: 1, kitName: 'Pool Kit1' }, indoorUnitId: 'Pool' })
    .kit('kit-2', 'kits', 'AK-090', 'ahu-1', { lengthM: 3 }, { airHandler: { kitIndex: 2, kitName: 'Pool Kit2' }, indoorUnitId: 'Pool' })
    .node('kit-box', 'ahuBox', 'ahubox', { airHandlerId: 'ahu-1', airHandler: { isMergeBox: true } })
    .pipe('kit-1', 'kit-box', { kind: 'gas', lengthM: 1 })
    .pipe('kit-1', 'kit-box', { kind: 'liquid', lengthM: 3 })
    .pipe('kit-2', 'kit-box', { kind: 'gas', lengthM: 1 })
    .pipe('kit-2', 'kit-box', { kind: 'liquid', lengthM: 3 })
    .placeholder('open', 'fifth', { port: 6 })
  return withNotes(draw)
}

/** What stands outside the tree of refrigerant, in a row to the left of the outdoor unit. */
function withNotes(draw: DiagramBuilder): DiagramBuilder {
  return draw
    .node('text', 'none', 'text-block', { label: 'Riser shaft east.\nKeep 600 mm free\nin front of the boxes.' })
    .node('hrv', 'none', 'hrv1', { label: 'HRV-050', extra: { title: 'HRV-050', seriesCode: '238100' } })
    .node('standby', 'none', 'controller3', {
      label: 'Standby',
      extra: { type: 'controller3', seriesType: 'hrvCtrl', nodeType: 'wiredController' },
    })
    .node('wired', 'none', 'controller3', { label: 'Wired controller', extra: { type: 'controller3', nodeType: 'wiredController' } })
    .node('panel', 'none', 'panel', { label: 'Panel C4', extra: { title: 'Panel C4' } })
    .node('meter', 'none', 'dnd', { label: 'Energy meter', extra: { nodeType: 'accessories' } })
    .node('filter', 'none', 'dnd3', { label: 'Filter mesh', extra: { nodeType: 'accessories' } })
}

/** Where the notes stand: names and places in drawing units. */
export const NOTE_PLACES: Record<string, readonly [x: number, y: number]> = {
  text: [-420, 0],
  hrv: [-420, 90],
  standby: [-280, 90],
  wired: [-420, 160],
  panel: [-280, 160],
  meter: [-420, 230],
  filter: [-280, 230],
}
