import { CALLS } from '../../src/contract/calls'
import type { ProjectKind } from '../../src/contract/project-calls'
import type { AccountRepository } from '../access/account-repository'
import type { LargeProjects } from './large/large-projects'
import type { Room } from '../room/room'
import type { TypedApp } from '../typed-app'
import type { ProjectArea } from './area'
import { addBigFileRoutes } from './reading/big-file-routes'
import { addChangingRoutes } from './changing/changing-routes'
import type { EveryKindRepository } from './every-kind-repository'
import type { FileTickets } from './reading/file-tickets'
import { addReadingRoutes } from './reading/reading-routes'
import type { ProjectRepository } from './repository'
import { addPackedSaveRoute, addSaveRoute } from './saving/save-routes'

/** Project calls of the design specification, sections 7.1 and 7.3, and the same for noise projects. `projectsOf` opens what is stored of some kinds. */
export function addProjectRoutes(
  app: TypedApp,
  projectsOf: (kinds: readonly ProjectKind[]) => ProjectRepository,
  everyKind: EveryKindRepository,
  accounts: Pick<AccountRepository, 'byId'>,
  tickets: FileTickets,
  room: Room,
  large: LargeProjects,
): void {
  const piping: ProjectArea = {
    projects: projectsOf(['mssp', 'cad']),
    everyKind,
    calls: CALLS.project.mssp,
    kinds: ['mssp', 'cad'],
  }
  const simulation: ProjectArea = {
    projects: projectsOf(['simulation']),
    everyKind,
    calls: CALLS.project.simulation,
    kinds: ['simulation'],
  }
  const noise: ProjectArea = {
    projects: projectsOf(['noise']),
    everyKind,
    calls: CALLS.project.noise,
    kinds: ['noise'],
  }
  for (const area of [piping, simulation, noise]) {
    addReadingRoutes(app, area)
    addChangingRoutes(app, area, room, large)
  }
  addSaveRoute(app, { projects: piping.projects, room, large }, 'mssp')
  addPackedSaveRoute(app, { projects: piping.projects, room, large }, 'cad')
  addPackedSaveRoute(app, { projects: simulation.projects, room, large }, 'simulation')
  addSaveRoute(app, { projects: noise.projects, room, large }, 'noise')
  addBigFileRoutes(app, piping.projects, accounts, tickets)
}
