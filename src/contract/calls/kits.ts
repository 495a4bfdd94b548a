import {
  CheckedKitsSchema,
  KitCheckBodySchema,
  KitHeatBodySchema,
  KitHeatSchema,
  KitListBodySchema,
  KitListSchema,
  KitRangesBodySchema,
  KitRangesSchema,
  RecommendedKitsSchema,
  RecommendKitsBodySchema,
} from '../device/kits'
import { rows } from './row'

const KITS = '/api/apps-mssp/t-rule-odu-ahukit-matching'

/** Kits for air handlers: design specification, section 7.2. */
export const kits = rows('device', {
  list: {
    method: 'POST',
    path: `${KITS}/getAhuKitList`,
    summary: 'Kits of the rule pack with their figures',
    permission: 'mssp',
    body: KitListBodySchema,
    answer: KitListSchema,
  },
  recommend: {
    method: 'POST',
    path: `${KITS}/getRecommendAhu`,
    summary: 'Kits for an air handler, recommended ones first',
    permission: 'mssp',
    body: RecommendKitsBodySchema,
    answer: RecommendedKitsSchema,
  },
  heat: {
    method: 'POST',
    path: `${KITS}/getHeatCapacity`,
    summary: 'Heating of chosen kits: nominal, and at the design before anything is drawn',
    permission: 'mssp',
    body: KitHeatBodySchema,
    answer: KitHeatSchema,
  },
  check: {
    method: 'POST',
    path: `${KITS}/ahukitCheck`,
    summary: 'Chosen kits against their limits and the air handler',
    permission: 'mssp',
    body: KitCheckBodySchema,
    answer: CheckedKitsSchema,
  },
  ranges: {
    method: 'POST',
    path: `${KITS}/getAhuKitLimitRang`,
    summary: 'Bounds of kits: capacity, coil volume, air onto the coil',
    permission: 'mssp',
    body: KitRangesBodySchema,
    answer: KitRangesSchema,
  },
})
