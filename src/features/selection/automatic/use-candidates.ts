import { useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Pack } from '../../../contract/pack'
import { selectSystems } from '../../../engine/select/select-systems'
import type { SelectionDemand } from '../../../engine/select/demand'
import type { Candidate } from '../../../engine/select/selection'
import { NEW_BID } from '../../../model/project/first-page/bid'
import type { Project } from '../../../model/project/project'
import type { Room } from '../../../model/project/rooms/room'
import { sizingOf } from '../../../model/project/sizing'
import { fullWeights } from '../../../model/project/weights'
import { engine } from '../../../state/core/engine'
import { currentProject, projectState } from '../../../state/piping/project'
import { automaticChoice, type RoomScope } from './automatic-choice'
import { roomDemands, roomsOf } from './room-demands'

/** Candidates for the chosen rooms, and how far their selection has come (0 to 1); null while nothing is in work. */
export interface Candidates {
  rooms: readonly Room[]
  candidates: readonly Candidate[] | null
  progress: number | null
  error: string | null
  cancel: () => void
  isCancelled: boolean
  again: () => void
}

/** One question to the core: a new object for each change of rooms, wishes or weights. */
type Request = Readonly<{ scope: RoomScope; pickedIds: readonly string[]; family: string; refrigerant: string; number: number }>

interface Answer {
  request: Request | null
  rooms: readonly Room[]
  candidates: readonly Candidate[] | null
  error: string | null
  isCancelled: boolean
}

/** Pause in which further moves of a slider are waited for. */
const PAUSE_MS = 200
const NOTHING: Answer = { request: null, rooms: [], candidates: null, error: null, isCancelled: false }

/** Selects systems for the rooms of the dialog, anew with every change of rooms, wishes or weights. */
export function useCandidates(pack: Pack): Candidates {
  const { current } = useSnapshot(projectState)
  const { scope, pickedIds, family, refrigerant } = useSnapshot(automaticChoice)
  const [answer, setAnswer] = useState<Answer>(NOTHING)
  const [progress, setProgress] = useState<{ request: Request; done: number } | null>(null)
  const [number, setNumber] = useState(0)
  const running = useRef<AbortController | null>(null)
  const { rooms, weights } = { rooms: current?.rooms, weights: current?.weights }
  const design = current?.information.design
  const powerHz = current?.information.bid?.powerHz
  const building = current?.information.building
  const request = useMemo<Request>(
    () => ({ scope, pickedIds, family, refrigerant, number, rooms, weights, design, powerHz, building }),
    [scope, pickedIds, family, refrigerant, number, rooms, weights, design, powerHz, building],
  )

  useEffect(() => {
    const stop = new AbortController()
    running.current = stop
    const give = (part: Partial<Answer>): void => {
      if (!stop.signal.aborted) setAnswer({ ...NOTHING, request, ...part })
    }
    const onProgress = (done: number): void => {
      if (!stop.signal.aborted) setProgress({ request, done })
    }
    const select = async (): Promise<void> => {
      const project = currentProject()
      if (!project) return
      const asked = roomsOf(project.rooms, request.scope, request.pickedIds)
      try {
        const demand = demandOf(project, asked, request, pack)
        const { candidates } = await (await engine()).run(selectSystems, demand, { signal: stop.signal, onProgress })
        give({ rooms: asked, candidates })
      } catch (error) {
        give({ rooms: asked, error: error instanceof Error ? error.message : String(error) })
      }
    }
    const timer = setTimeout(() => void select(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [pack, request])

  const isAnswered = answer.request === request
  return {
    ...answer,
    progress: isAnswered ? null : progress?.request === request ? progress.done : 0,
    cancel: () => {
      running.current?.abort()
      setAnswer((before) => ({ ...before, request, error: null, isCancelled: true }))
    },
    again: () => setNumber((before) => before + 1),
  }
}

function demandOf(project: Project, rooms: readonly Room[], { family, refrigerant }: Request, pack: Pack): SelectionDemand {
  return {
    rooms: roomDemands(rooms, pack),
    design: { ...project.information.design },
    sizing: sizingOf(project.information.building),
    weights: fullWeights(project.weights),
    powerHz: project.information.bid?.powerHz ?? NEW_BID.powerHz,
    ...(family === '' ? {} : { family }),
    ...(refrigerant === '' ? {} : { refrigerant }),
  }
}
