/** The ten quantities of the specification with their selectable measures; the first is the metric default. */
export const QUANTITIES = {
  length: ['m', 'ft'],
  temperature: ['℃', '℉'],
  dimension: ['mm', 'inch'],
  weight: ['kg', 'lbs'],
  pipingDimension: ['mm', 'inch'],
  loadCapacity: ['kW', 'Btu/h', 'kBtu/h'],
  airFlowRate: ['m³/h', 'L/s', 'CFM'],
  pressure: ['Pa', 'In.w.g'],
  waterFlowRate: ['L/s', 'm³/h', 'GPM'],
  volume: ['dm³', 'm³', 'inch³'],
} as const

export type Quantity = keyof typeof QUANTITIES
export type Measure<Q extends Quantity = Quantity> = (typeof QUANTITIES)[Q][number]
export type UnitSettings = { [Q in Quantity]: Measure<Q> }

export const METRIC: UnitSettings = {
  length: 'm',
  temperature: '℃',
  dimension: 'mm',
  weight: 'kg',
  pipingDimension: 'mm',
  loadCapacity: 'kW',
  airFlowRate: 'm³/h',
  pressure: 'Pa',
  waterFlowRate: 'L/s',
  volume: 'dm³',
}

export const IMPERIAL: UnitSettings = {
  length: 'ft',
  temperature: '℉',
  dimension: 'inch',
  weight: 'lbs',
  pipingDimension: 'inch',
  loadCapacity: 'kBtu/h',
  airFlowRate: 'CFM',
  pressure: 'In.w.g',
  waterFlowRate: 'GPM',
  volume: 'inch³',
}
