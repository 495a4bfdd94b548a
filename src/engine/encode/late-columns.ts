import * as A from '../../../assembly/common/layout/layout-answer'
import { fittingColumn, loadColumn, smallColumn, wideColumn, type AnswerColumn } from '../decode/answer-columns'

type ColumnOf = (column: number) => AnswerColumn | undefined

const COLUMN_OF = Symbol('column of an answer')

const COLUMNS = {
  // Each result has its own columns.
  [COLUMN_OF]: ((): undefined => undefined) as ColumnOf,
  get deliveredCoolingKw() {
    return wideColumn(this[COLUMN_OF](A.ANSWER_COOLING))
  },
  get deliveredSensibleKw() {
    return wideColumn(this[COLUMN_OF](A.ANSWER_SENSIBLE))
  },
  get deliveredHeatingKw() {
    return wideColumn(this[COLUMN_OF](A.ANSWER_HEATING))
  },
  get actualDistanceM() {
    return wideColumn(this[COLUMN_OF](A.ANSWER_ACTUAL_M))
  },
  get equivalentDistanceM() {
    return wideColumn(this[COLUMN_OF](A.ANSWER_EQUIVALENT_M))
  },
  get firstJointActualM() {
    return wideColumn(this[COLUMN_OF](A.ANSWER_FIRST_ACTUAL_M))
  },
  get firstJointEquivalentM() {
    return wideColumn(this[COLUMN_OF](A.ANSWER_FIRST_EQUIVALENT_M))
  },
  get concentrationKgM3() {
    return wideColumn(this[COLUMN_OF](A.ANSWER_CONCENTRATION))
  },
  get loadIndex() {
    return loadColumn(this[COLUMN_OF](A.ANSWER_LOAD))
  },
  get fitting() {
    return fittingColumn(this[COLUMN_OF](A.ANSWER_FITTING))
  },
  get nodeWorst() {
    return smallColumn(this[COLUMN_OF](A.ANSWER_NODE_WORST))
  },
  get edgeWorst() {
    return smallColumn(this[COLUMN_OF](A.ANSWER_EDGE_WORST))
  },
  get edgeActualM() {
    return wideColumn(this[COLUMN_OF](A.ANSWER_PIPE_M))
  },
  get edgeCapacityKw() {
    return wideColumn(this[COLUMN_OF](A.ANSWER_CAPACITY_KW))
  },
  get edgeEquivalentM() {
    return wideColumn(this[COLUMN_OF](A.ANSWER_PIPE_EQUIVALENT_M))
  },
  get edgeGasMm() {
    return wideColumn(this[COLUMN_OF](A.ANSWER_GAS_MM))
  },
  get edgeLiquidMm() {
    return wideColumn(this[COLUMN_OF](A.ANSWER_LIQUID_MM))
  },
  get edgeHighPressureMm() {
    return wideColumn(this[COLUMN_OF](A.ANSWER_HIGH_MM))
  },
  get edgeChangers() {
    return smallColumn(this[COLUMN_OF](A.ANSWER_CHANGERS))
  },
}

const GETTERS = Object.getOwnPropertyDescriptors(COLUMNS)

/**
 * Gives a result its columns, each read from `columnOf` on first use. The getters of all results are the same functions: new ones for each answer
 * gave every result a hidden class of its own, and no loop that read them was compiled (20 times as slow). They are own properties, so that a copy has every column.
 */
export function withColumns<T extends object>(result: T, columnOf: ColumnOf): T & Omit<typeof COLUMNS, typeof COLUMN_OF> {
  return Object.defineProperties(result, { ...GETTERS, [COLUMN_OF]: { value: columnOf } }) as T & typeof COLUMNS
}
