import type { ProjectKind } from '../../contract/project-calls'

const listOf = (kind: ProjectKind) => async () => {
  const { ProjectsScreen } = await import('../../features/projects')
  return { element: <ProjectsScreen key={kind} kind={kind} /> }
}

/** The project list of each kind, loaded when it is first opened. */
export const listScreens = { mssp: listOf('mssp'), cad: listOf('cad'), simulation: listOf('simulation'), noise: listOf('noise') }
