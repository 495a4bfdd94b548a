import * as A from '../../../assembly/shared/layout/layout-answer'
import { fittingColumn, loadColumn, smallColumn, wideColumn, type AnswerColumn } from '../decode/answer-columns'

type ColumnOf = (column: number) => AnswerColumn | undefined

const COLUMN_OF = Symbol('column of an answer')

const COLUMNS = {
  // Each result has its own.
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
 * Gives a result its columns, each of which is asked of `columnOf` when somebody reads it. The getters of all results are the same functions: made anew for each answer they
 * made it a kind of object of its own, of which no loop's read was compiled (20 times as slow). They are its own and not a prototype's, so that a copy has every column.
 */
export function withColumns<T extends object>(result: T, columnOf: ColumnOf): T & Omit<typeof COLUMNS, typeof COLUMN_OF> {
  return Object.defineProperties(result, { ...GETTERS, [COLUMN_OF]: { value: columnOf } }) as T & typeof COLUMNS
}
