import type { LengthCounts } from '../../model/project/default-lengths'
import type { Severity } from '../../model/finding/finding'

/** What the rail shows of a design step. */
export type StepStatus = 'empty' | 'inWork' | 'findings' | 'short' | 'done'

export interface SystemFacts {
  /** Units of the list, counted. */
  unitCount: number
  hasOutdoorUnit: boolean
  /** Nodes of the diagram. */
  nodeCount: number
  errorCount: number
  /** The worst that is found of rooms that get less than they require. */
  shortfall: Severity | null
  isComputed: boolean
  /** Pipes, and those whose length nobody typed. */
  lengths: LengthCounts
}

export type StepName = 'selection' | 'piping' | 'report'

export const STEPS: readonly StepName[] = ['selection', 'piping', 'report']

/** The state of each step, from the active systems of the project. */
export function stepStatuses(systems: readonly SystemFacts[]): Record<StepName, StepStatus> {
  const hasUnits = systems.some((system) => system.unitCount > 0)
  const isSelected = systems.length > 0 && systems.every((system) => system.unitCount > 0 && system.hasOutdoorUnit)
  const hasDiagram = systems.some((system) => system.nodeCount > 0)
  const isDrawn = systems.length > 0 && systems.every((system) => system.nodeCount > 0)
  const hasErrors = systems.some((system) => system.errorCount > 0)
  const isTyped = lengthsOf(systems).defaultLengthCount === 0
  const isSound = isDrawn && !hasErrors && isTyped && systems.every((system) => system.isComputed)
  // Models and outdoor units are chosen in the first step, so rooms that are short show there too.
  const done = systems.some((system) => system.shortfall !== null) ? 'short' : 'done'
  const isShortByFar = systems.some((system) => system.shortfall === 'error')
  return {
    selection: isShortByFar ? 'findings' : isSelected ? done : hasUnits ? 'inWork' : 'empty',
    piping: !hasDiagram ? 'empty' : hasErrors ? 'findings' : isSound ? done : 'inWork',
    report: isSelected && isSound ? done : hasDiagram ? 'inWork' : 'empty',
  }
}

/** The pipes of all systems, and those whose length nobody typed: as long as there is one, the piping is in work. */
export function lengthsOf(systems: readonly Pick<SystemFacts, 'lengths'>[]): LengthCounts {
  return {
    pipeCount: systems.reduce((sum, { lengths }) => sum + lengths.pipeCount, 0),
    defaultLengthCount: systems.reduce((sum, { lengths }) => sum + lengths.defaultLengthCount, 0),
  }
}
