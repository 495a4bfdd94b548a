import { fullWeights } from '../../src/model/project/weights'
import { emptyDiagram } from '../../src/model/diagram/diagram-rows'
import { newId } from '../../src/model/change/ids'
import type { DesignConditions, IndoorUnit, IndoorUnitType, Project, System } from '../../src/model/project/project'
import { METRIC } from '../../src/model/project/quantity'
import { DiagramBuilder } from './diagram-builder'

const NO_DESIGN: DesignConditions = {
  coolingIndoorDryBulbC: null,
  coolingIndoorWetBulbC: null,
  coolingOutdoorDryBulbC: null,
  coolingOutdoorWetBulbC: null,
  heatingIndoorDryBulbC: null,
  heatingIndoorWetBulbC: null,
  heatingOutdoorDryBulbC: null,
  heatingOutdoorWetBulbC: null,
  elevationM: null,
}

export function indoorUnit(model: string, given: Partial<IndoorUnit> = {}): IndoorUnit {
  const type: IndoorUnitType = model.startsWith('FA-') ? 'fa' : model.startsWith('HDO-') ? 'hdo' : model.startsWith('AK-') ? 'ahu' : 'idu'
  return {
    id: newId(),
    type,
    model,
    name: model,
    room: '',
    floor: '1',
    count: 1,
    requiredCoolingKw: null,
    requiredSensibleKw: null,
    requiredHeatingKw: null,
    roomAreaM2: null,
    roomHeightM: null,
    extra: {},
    ...given,
  }
}

/** Builds a project for a test: `projectBuilder().design({…}).system('S1', (draw) => draw.outdoor(…).joint(…)).build()`. */
class ProjectBuilder {
  private readonly project: Project = {
    id: newId(),
    savedRevision: 0,
    ownerId: 'owner',
    ownerName: 'Owner',
    information: {
      projectName: 'Test project',
      projectNumber: 'T-1',
      projectType: 'Other',
      country: '',
      city: ['', ''],
      userName: 'Owner',
      email: '',
      telephone: '',
      design: { ...NO_DESIGN },
      extra: {},
    },
    unitSettings: { ...METRIC },
    rooms: [],
    weights: fullWeights(),
    systems: {},
    systemOrder: [],
    extra: {},
  }

  named(projectName: string): this {
    this.project.information.projectName = projectName
    return this
  }

  design(given: Partial<DesignConditions>): this {
    Object.assign(this.project.information.design, given)
    return this
  }

  system(id: string, draw: (diagram: DiagramBuilder) => DiagramBuilder = (diagram) => diagram, given: Partial<System> = {}): this {
    const builder = draw(new DiagramBuilder())
    const diagram = builder.build()
    this.project.systems[id] = {
      id,
      name: `System ${this.project.systemOrder.length + 1}`,
      floor: 0,
      level: 1,
      active: true,
      outdoorModels: [],
      indoorUnits: [],
      diagram: diagram.nodeCount > 0 ? diagram : emptyDiagram(),
      extra: {},
      ...given,
    }
    this.project.systemOrder.push(id)
    return this
  }

  build(): Project {
    return this.project
  }
}

export const projectBuilder = (): ProjectBuilder => new ProjectBuilder()
