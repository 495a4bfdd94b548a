import type { SampleLine } from './listed-system'

/** A flat of five rooms on a mini outdoor unit. */
export const APARTMENT = {
  id: 'apartment',
  name: 'Apartment 4B',
  level: 1,
  outdoorModels: ['S4P-06'],
  lines: [
    { model: 'DL-045', room: 'Living room', floor: '4', requiredCoolingKw: 4.1, requiredHeatingKw: 3.6 },
    { model: 'WM-028', room: 'Main bedroom', floor: '4', requiredCoolingKw: 2.6, requiredHeatingKw: 2.2 },
    { model: 'WM-022', room: 'Child’s room', floor: '4', requiredCoolingKw: 1.8, requiredHeatingKw: 1.6 },
    { model: 'CO-022', room: 'Study', floor: '4', requiredCoolingKw: 1.6, requiredHeatingKw: 1.4 },
    { model: 'C1-036', room: 'Kitchen', floor: '4', requiredCoolingKw: 3, requiredHeatingKw: 1.9 },
  ] satisfies SampleLine[],
}
