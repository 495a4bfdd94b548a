import { Type } from 'typebox'
import { ProjectDevicesBodySchema, ProjectDevicesSchema } from '../device/systems'
import { ProjectIdSchema } from '../project/project-calls'
import {
  LastParamRecordBodySchema,
  LastParamRecordSchema,
  ParamRecordSchema,
  PipeSpecificationSchema,
  PipeSpecificationUpdateSchema,
} from '../project/project-records'
import { rows } from './row'

const APPLICATION = '/api/apps-mssp'
const MSSP = `${APPLICATION}/device/v2/mssp`

/** Calls for records that are kept beside projects, and for lists made of one: design specification, sections 7.1 and 7.2. */
export const projectRecords = rows('project', {
  pipeSpecification: {
    method: 'GET',
    path: `${APPLICATION}/vrf/project/pipe/specification/list/:id`,
    summary: "A project's pipes by diameter: material, wall, insulation, form",
    permission: 'mssp',
    params: ProjectIdSchema,
    answer: PipeSpecificationSchema,
  },
  updatePipeSpecification: {
    method: 'POST',
    path: `${APPLICATION}/vrf/project/pipe/specification/update`,
    summary: 'Change them, for some diameters of a project of the caller',
    permission: 'mssp',
    body: PipeSpecificationUpdateSchema,
    answer: PipeSpecificationSchema,
  },
  saveParams: {
    method: 'POST',
    path: `${MSSP}/saveProjectParamRecord`,
    summary: "Keep a first page as the caller's last one",
    permission: 'mssp',
    body: ParamRecordSchema,
    answer: Type.Null(),
  },
  lastParams: {
    method: 'POST',
    path: `${MSSP}/getLastProjectParamRecord`,
    summary: 'The first page that the caller kept last',
    permission: 'mssp',
    body: LastParamRecordBodySchema,
    answer: LastParamRecordSchema,
  },
  devices: {
    method: 'POST',
    path: `${MSSP}/getProjectDeviceListInfo`,
    summary: 'Models of a project with their numbers, capacities, power and weight',
    permission: 'mssp',
    body: ProjectDevicesBodySchema,
    answer: ProjectDevicesSchema,
  },
})
