/** How a pipe's diameter changers are packed: the lines at its upper end in the low bits, those at its lower end this much higher. */
export { CHANGER_DOWN_SHIFT } from '../../../assembly/shared/layout/layout'
