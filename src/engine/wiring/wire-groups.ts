import type { Project } from '../../model/project/project'
import type { ControlGroup } from '../../model/wiring/control'
import type { PackedCore } from '../host/packed-core'
import { NO_WAY, pipingWay, type PipingWay } from './piping-way'
import { planGroupBus } from './signal-plan'
import { wireSignal, type SignalLine } from './wire-signal'

/** Computes the lines of groups alone, without the rest of their systems; groups without a line, such as those with a remote controller, are left out. */
export async function wireGroups(packed: PackedCore, project: Project, groups: readonly ControlGroup[]): Promise<SignalLine[]> {
  const ways = new Map<string, PipingWay>()
  const wayOf = (systemId: string): PipingWay => {
    const diagram = project.systems[systemId]?.diagram
    const way = ways.get(systemId) ?? (diagram ? pipingWay(diagram, packed.pack) : NO_WAY)
    ways.set(systemId, way)
    return way
  }
  const buses = groups.flatMap((group) => planGroupBus(group, project, packed.pack, wayOf) ?? [])
  return buses.length === 0 ? [] : wireSignal(packed, buses)
}
