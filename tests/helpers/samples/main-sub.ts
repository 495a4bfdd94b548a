import { DiagramBuilder } from '../diagram-builder'

const unitOf = (room: string) => ({ indoorUnitId: room })

/** A main box with a sub box behind a connector, a merge joint over two ports, and one free port. */
export function mainSubDiagram(): DiagramBuilder {
  return new DiagramBuilder()
    .outdoor('outdoor', ['X4P-24'], 'MainSub')
    .box('main', 'outdoor', 10, { lengthM: 22, bends: 4 }, 'MS-MAIN', { model: 'MS-10' })
    .unit('hall', 'main', 'DM-071', { port: 1, lengthM: 6, bends: 1 }, unitOf('Hall'))
    .unit('bar', 'main', 'C4-056', { port: 2, lengthM: 8, bends: 2 }, unitOf('Bar'))
    .mergeJoint('merge', 'main', 'MP2', { port: 3, lengthM: 4 })
    .unit('ballroom', 'merge', 'DH-200', { lengthM: 9, bends: 2 }, unitOf('Ballroom'))
    .mergeJoint('to-sub', 'main', 'MP2-SUB', { port: 5, lengthM: 12, bends: 1 })
    .box('sub', 'to-sub', 6, { lengthM: 3 }, 'MS-SUB', { model: 'MS-06' })
    .unit('suite-1', 'sub', 'WM-036', { port: 1, lengthM: 5, bends: 1 }, unitOf('Suite 1'))
    .unit('suite-2', 'sub', 'WM-036', { port: 2, lengthM: 6, bends: 1 }, unitOf('Suite 2'))
    .unit('suite-3', 'sub', 'FS-045', { port: 3, lengthM: 7 }, unitOf('Suite 3'))
    .endCap('sub-cap', 'sub', { port: 4 })
    .placeholder('sub-free', 'sub', { port: 5 })
    .mergeJoint('to-plus', 'main', 'PLUS-SUB', { port: 7, lengthM: 10, bends: 1 })
    .box('plus-sub', 'to-plus', 4, { lengthM: 3 }, 'MS-SUB', { model: 'MS-04' })
    .unit('spa-1', 'plus-sub', 'C4C-036', { port: 1, lengthM: 4 }, unitOf('Spa 1'))
    .unit('spa-2', 'plus-sub', 'DL-028', { port: 2, lengthM: 6, bends: 2 }, unitOf('Spa 2'))
    .unit('shop', 'main', 'CF-071', { port: 8, lengthM: 11, bends: 3 }, unitOf('Shop'))
    .unit('office', 'main', 'C2-045', { port: 9, lengthM: 7 }, unitOf('Office'))
    .endCap('main-cap', 'main', { port: 10 })
}
