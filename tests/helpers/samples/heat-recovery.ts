import type { SampleLine } from './listed-system'

const MODELS = ['C4-036', 'C4C-022', 'DL-028', 'WM-028', 'C2-036', 'DM-045', 'CF-036', 'FS-028'] as const
const FLOORS = 8

/** 64 units on eight floors behind mode-select boxes of an outdoor unit of four modules. */
export const HEAT_RECOVERY = {
  id: 'heat-recovery',
  name: 'Tower, heat recovery',
  level: 2,
  outdoorModels: ['X4R-72C'],
  lines: Array.from({ length: FLOORS }, (_, floor) =>
    MODELS.map((model, place): SampleLine => ({
      model,
      room: `Office ${FLOORS - floor}.${place + 1}`,
      floor: String(FLOORS - floor),
      requiredCoolingKw: place === 3 ? 2.6 : 2,
      requiredHeatingKw: 1.8,
    })),
  ).flat(),
}
