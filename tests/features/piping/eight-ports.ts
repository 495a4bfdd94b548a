import type { DiagramBuilder } from '../../helpers/diagram-builder'

/** A box of eight ports with two units, the second over two ports, and an open place before it that takes no unit. */
export function eightPorts(draw: DiagramBuilder): DiagramBuilder {
  return draw
    .outdoor('outdoor', ['X4R-22'], 'HR')
    .joint('first', 'outdoor', { lengthM: 12 })
    .box('box', 'first', 8, { lengthM: 6 }, 'MS', { model: 'MS-08' })
    .unit('office', 'box', 'C4-036', { port: 1 })
    .placeholder('two', 'box', { port: 2 })
    .unit('hall', 'box', 'DH-224', { port: 3 })
    .endCap('four', 'box', { port: 4 }, { reservedFor: 'hall' })
    .placeholder('five', 'box', { port: 5 })
    .placeholder('six', 'box', { port: 6 })
    .placeholder('seven', 'box', { port: 7 })
    .placeholder('eight', 'box', { port: 8 })
    .placeholder('before', 'first')
}
