import type { LengthCounts } from '../model/project/default-lengths'
import type { Severity } from '../model/finding/finding'

/** State of a design step, as the rail shows it. */
export type StepStatus = 'empty' | 'inWork' | 'findings' | 'short' | 'done'

/** Facts about one active system of the project. */
export interface SystemFacts {
  /** Number of units in the list. */
  unitCount: number
  hasOutdoorUnit: boolean
  /** Number of nodes in the diagram. */
  nodeCount: number
  errorCount: number
  /** The worst finding of rooms that get less than they require. */
  shortfall: Severity | null
  isComputed: boolean
  /** Number of pipes, and of those with a default length. */
  lengths: LengthCounts
}

/** Facts about the controllers of the project. */
export interface ControlFacts {
  /** Number of groups and central controllers. */
  count: number
  /** Findings that nobody has accepted. */
  errorCount: number
  openCount: number
  isChecked: boolean
}

const NO_CONTROLLERS: ControlFacts = { count: 0, errorCount: 0, openCount: 0, isChecked: true }

/** Facts about all active systems together, from which each step derives its status. */
export interface DesignFacts {
  hasUnits: boolean
  /** Whether every system has its units and its outdoor unit. */
  isSelected: boolean
  hasDiagram: boolean
  hasErrors: boolean
  /** Whether every system is drawn, calculated and free of errors, and every length was typed. */
  isSound: boolean
  /** Whether some room gets so little that it is an error. */
  isShortByFar: boolean
  hasControllers: boolean
  hasControlErrors: boolean
  /** Whether every unit has its controller and no finding about controllers is left that nobody has accepted. */
  isControlled: boolean
  /** Status of a finished step: models are chosen in the first step, so rooms that are short show there too. */
  whenDone: 'short' | 'done'
}

/** Sums up the active systems of a project and its controllers. */
export function designFacts(systems: readonly SystemFacts[], control: ControlFacts = NO_CONTROLLERS): DesignFacts {
  const hasErrors = systems.some((system) => system.errorCount > 0)
  const isDrawn = systems.length > 0 && systems.every((system) => system.nodeCount > 0)
  const isTyped = lengthsOf(systems).defaultLengthCount === 0
  return {
    hasUnits: systems.some((system) => system.unitCount > 0),
    isSelected: systems.length > 0 && systems.every((system) => system.unitCount > 0 && system.hasOutdoorUnit),
    hasDiagram: systems.some((system) => system.nodeCount > 0),
    hasErrors,
    isSound: isDrawn && !hasErrors && isTyped && systems.every((system) => system.isComputed),
    isShortByFar: systems.some((system) => system.shortfall === 'error'),
    hasControllers: control.count > 0,
    hasControlErrors: control.errorCount > 0,
    isControlled: control.count > 0 && control.isChecked && control.openCount === 0,
    whenDone: systems.some((system) => system.shortfall !== null) ? 'short' : 'done',
  }
}

/** Counts the pipes of all systems, and those with a default length: while there is one, the piping step is in work. */
export function lengthsOf(systems: readonly Pick<SystemFacts, 'lengths'>[]): LengthCounts {
  return {
    pipeCount: systems.reduce((sum, { lengths }) => sum + lengths.pipeCount, 0),
    defaultLengthCount: systems.reduce((sum, { lengths }) => sum + lengths.defaultLengthCount, 0),
  }
}
