/** Bit layout of a pipe's diameter changers: lines at its upper end use the low bits, those at its lower end the bits from this one on. */
export { CHANGER_DOWN_SHIFT } from '../../../assembly/common/layout/layout'
