import { Type } from 'typebox'
import { BigFileSchema, ProjectFileSchema, ProjectIdSchema } from '../project/project-calls'
import { ModelLibraryPlaceSchema, STORAGE_ROOT } from '../project/storage'
import { rows } from './row'

const MSSP = '/api/apps-mssp/device/v2/mssp'

/** Files that the browser downloads: projects and the encrypted model library. */
export const storage = rows('project', {
  projectAddress: {
    method: 'POST',
    path: `${MSSP}/vrfProject/makeBigFileUrl`,
    summary: "Leads to the storage address of a project's file, which is good for five minutes",
    permission: 'mssp',
    body: BigFileSchema,
    answer: Type.String({ description: 'The address' }),
    replies: { 303: Type.Null({ description: 'The address, whose own answer is empty' }) },
  },
  projectFile: {
    method: 'GET',
    path: `${STORAGE_ROOT}/project/:id.json`,
    summary: "A project's file, for the holder of a ticket",
    permission: 'open',
    params: ProjectIdSchema,
    query: ProjectFileSchema,
    answer: Type.Unknown(),
    replies: { 200: Type.Unsafe<string>({ description: 'Empty, or the project; refusals are envelopes' }) },
  },
  modelLibrary: {
    method: 'GET',
    path: `${MSSP}/modelLibrary`,
    tag: 'device',
    summary: 'Address and key of the encrypted model library',
    permission: 'mssp',
    answer: ModelLibraryPlaceSchema,
  },
  modelLibraryFile: {
    method: 'GET',
    path: `${STORAGE_ROOT}/model-library.json`,
    tag: 'device',
    summary: 'The model library: base64 of AES in ECB mode with zero padding',
    permission: 'mssp',
    query: Type.Object({ t: Type.Optional(Type.String({ maxLength: 64, description: 'Version of the content' })) }),
    answer: Type.Unknown(),
    replies: { 200: Type.Unsafe<string>({ description: 'Text; refusals are envelopes' }) },
  },
})
