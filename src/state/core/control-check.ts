import { proxy, ref } from 'valtio'
import type { SignalLine } from '../../engine/wiring/wire-signal'
import type { WiredFinding } from '../../engine/wiring/project-wiring'
import { acceptedBy, errorsFirst, lineFindings } from '../../engine/wiring/control-findings'
import { wireGroups } from '../../engine/wiring/wire-groups'
import { wireCentrals } from '../../engine/wiring/wire-systems'
import type { Project } from '../../model/project/project'
import { NO_CONTROL, type ControlGroup } from '../../model/wiring/control'
import { checkingControl } from '../../model/wiring/control-check'
import { afterPaint } from '../../schedule/after-paint'
import { nextSlice } from '../../schedule/next-slice'
import { slice } from '../../schedule/slice'
import { onCommitted, onReplaced } from '../piping/commit'
import { currentProject, projectState } from '../piping/project'
import { engine } from './engine'
import { loadPack, packState } from './pack'

/** What the core and the pack say about the controllers of the open project. Never written to. */
export interface CheckedControl {
  /** Errors first; what somebody accepted is advice and names the exception. */
  findings: readonly WiredFinding[]
  /** Lines of groups and of central controllers by their id. */
  lines: ReadonlyMap<string, SignalLine>
}

const NOTHING: CheckedControl = { findings: [], lines: new Map() }

/**
 * The checked controllers of the open project, behind `ref` and replaced with every check. `isPresent` is false while a newer check is under way; `error` is why the
 * last one stopped.
 */
export const controlCheck = proxy<{ checked: CheckedControl; isPresent: boolean; error: string | null }>({
  checked: ref(NOTHING),
  isPresent: true,
  error: null,
})

/** Groups whose lines are computed in one call. */
const GROUPS_AT_ONCE = 64

/** Computed lines with the group that they are for: the line of another group object, or of a changed system, is computed again. */
const known = new Map<string, KnownGroup>()

interface KnownGroup {
  group: ControlGroup
  line: SignalLine | null
  findings: readonly WiredFinding[]
}

let running: AbortController | null = null

/** Checks the controllers of the open project after every change, once it is painted. */
export function startControlCheck(): () => void {
  const stops = [
    onCommitted((_, touched) => {
      forget(touched)
      void check()
    }),
    onReplaced(() => {
      known.clear()
      show(NOTHING)
      void check()
    }),
  ]
  return () => {
    running?.abort()
    stops.forEach((stop) => stop())
  }
}

function forget(touched: ReadonlySet<string> | null): void {
  if (touched === null) known.clear()
  else if (touched.size > 0)
    for (const [id, { group }] of known) if (group.units.some(({ systemId }) => touched.has(systemId))) known.delete(id)
}

async function check(): Promise<void> {
  running?.abort()
  running = null
  if (!projectState.current?.control) {
    known.clear()
    if (controlCheck.checked !== NOTHING) show(NOTHING)
    return
  }
  const own = new AbortController()
  running = own
  controlCheck.isPresent = false
  try {
    await afterPaint()
    const checked = own.signal.aborted ? null : await checkNow(own.signal)
    if (checked && !own.signal.aborted) show(checked)
  } catch (error) {
    if (own.signal.aborted) return
    controlCheck.error = error instanceof Error ? error.message : String(error)
    controlCheck.isPresent = true
  }
}

function show(checked: CheckedControl): void {
  Object.assign(controlCheck, { checked: ref(checked), isPresent: true, error: null })
}

/** Returns null where an edit has come in between. */
async function checkNow(signal: AbortSignal): Promise<CheckedControl | null> {
  const isOver = (): boolean => signal.aborted
  await loadPack()
  const project = currentProject()
  const { pack } = packState
  if (!project || !pack || isOver()) return null
  const rules = await slice(checkingControl(project, pack), { signal })
  if (!rules) return null
  const core = await engine()
  const open = groupsOf(project).filter((group) => known.get(group.id)?.group !== group)
  for (let from = 0; from < open.length; from += GROUPS_AT_ONCE) {
    const groups = open.slice(from, from + GROUPS_AT_ONCE)
    const lines = new Map((await core.run(wireGroups, project, groups)).map((line) => [line.bus.id, line]))
    await nextSlice()
    if (isOver()) return null
    for (const group of groups) {
      const line = lines.get(group.id) ?? null
      known.set(group.id, { group, line, findings: line ? lineFindings(project, line) : [] })
    }
  }
  const centrals = await core.run(wireCentrals, project)
  if (isOver()) return null
  const lines = new Map(centrals.map((line) => [line.bus.id, line]))
  const found: WiredFinding[] = [...rules, ...centrals.flatMap((line) => lineFindings(project, line))]
  for (const { id } of groupsOf(project)) {
    const { line = null, findings = [] } = known.get(id) ?? {}
    if (line) lines.set(id, line)
    found.push(...findings)
  }
  const exceptions = project.control?.exceptions ?? []
  return { findings: errorsFirst(exceptions.length === 0 ? found : found.map((finding) => acceptedBy(finding, exceptions))), lines }
}

function groupsOf({ control }: Project): readonly ControlGroup[] {
  return (control ?? NO_CONTROL).groups
}
