import { writeProject, type WireProject } from '../../contract/project/project-wire'
import { readSelectionInput, type GivenRoom, type SelectionInput } from '../../contract/selection/selection-input'
import type { Pack } from '../../contract/pack'
import { InputError } from '../../contract/input-error'
import { withSelection } from '../../model/edits/systems/place-selection'
import { newProject } from '../../model/project/defaults'
import type { Project } from '../../model/project/project'
import { startKitLayout } from '../arrange/kit-layout'
import { sizingOf } from '../../model/project/sizing'
import { fullWeights, WEIGHT_NAMES } from '../../model/project/weights'
import type { SelectionWatch } from '../select/demand'
import { selectSystems } from '../select/select-systems'
import type { Candidate, Selection } from '../select/selection'
import type { Host } from './host'
import { engineFor } from './open-project'
import { checkOptions, packOf, type HeadlessOptions } from './options'

export interface SelectOptions extends HeadlessOptions, SelectionWatch {}

/** Selects systems for the rooms of a file: candidates, best first by the weights. */
export async function select(host: Host, json: unknown, options: SelectOptions): Promise<Selection> {
  checkOptions(options)
  const pack = packOf(options)
  const input = readInput(json, pack)
  const names = new Map(input.rooms.map((room) => [room.id, room.key]))
  const { candidates } = await selectFor(host, input, pack, options)
  const named = <Row extends { room: string }>(row: Row): Row => ({ ...row, room: names.get(row.room) ?? row.room })
  return {
    candidates: candidates.map((candidate) => ({
      ...candidate,
      systems: candidate.systems.map((system) => ({ ...system, units: system.units.map(named) })),
      unmet: candidate.unmet.map(named),
    })),
  }
}

/** Selects systems for the rooms of a file and returns the saved project of the best candidate: rooms, systems, outdoor units and finished drawings. */
export async function selectedProject(host: Host, json: unknown, options: SelectOptions): Promise<WireProject> {
  checkOptions(options)
  const pack = packOf(options)
  const input = readInput(json, pack)
  const { candidates } = await selectFor(host, input, pack, options)
  return writeProject(await projectOf(input, pack, candidates[0]))
}

async function projectOf({ information, rooms }: SelectionInput, pack: Pack, candidate: Candidate | undefined): Promise<Project> {
  const project = newProject({ information, rooms: rooms.map(roomOf) })
  return withSelection(project, candidate?.systems ?? [], { ...pack, findKitLayout: await startKitLayout() })
}

function roomOf({ key: _, hourlyCoolKw: _cool, hourlyHeatKw: _heat, ...room }: GivenRoom) {
  return room
}

function readInput(json: unknown, pack: Pack): SelectionInput {
  const input = readSelectionInput(json, {
    types: Object.keys(pack.iduTypes),
    families: ['HP', 'HR', ...pack.series.map(({ id }) => id)],
    refrigerants: [...new Set(pack.series.map(({ refrigerant }) => refrigerant))],
  })
  const { family, refrigerant } = input
  const isListed = pack.series.some(
    (series) =>
      (refrigerant === undefined || series.refrigerant === refrigerant) &&
      (family === undefined ||
        family === series.id ||
        pack.oduModules.items.some((item) => item.series === series.id && item.systemType === family)),
  )
  if (!isListed) throw new InputError('$.family', `a family that the pack has with the refrigerant ${refrigerant ?? ''}`)
  return input
}

async function selectFor(host: Host, input: SelectionInput, pack: Pack, { signal, onProgress }: SelectOptions): Promise<Selection> {
  const engine = await engineFor(host, pack)
  const { family, refrigerant, prices, information } = input
  const powerHz = information.bid?.powerHz
  const given = Object.fromEntries(
    WEIGHT_NAMES.flatMap((name, place) => {
      const weight = input.weights[place]
      return weight === undefined ? [] : [[name, weight]]
    }),
  )
  return engine.run(
    selectSystems,
    {
      rooms: input.rooms.map((room) => ({ ...room, sensibleKw: room.sensibleKw ?? 0 })),
      design: information.design,
      sizing: sizingOf(information.building),
      weights: fullWeights(given),
      prices,
      ...(family !== undefined && { family }),
      ...(refrigerant !== undefined && { refrigerant }),
      ...(powerHz !== undefined && { powerHz }),
    },
    { ...(signal && { signal }), ...(onProgress && { onProgress }) },
  )
}
