import { Type, type Static } from 'typebox'
import { LibraryCode, OneLine } from './page'

export const LibraryNameSchema = Type.Object({ libCode: LibraryCode, name: OneLine(80) })
export type LibraryName = Static<typeof LibraryNameSchema>

export const CenterLibrarySchema = Type.Object({
  libCode: Type.String(),
  name: Type.String(),
  users: Type.Integer(),
  projects: Type.Integer(),
  pack: Type.String({ description: 'Title of the rule pack its projects are designed with' }),
  packVersion: Type.String(),
  createdAt: Type.String({ description: 'ISO 8601' }),
})
export type CenterLibrary = Static<typeof CenterLibrarySchema>
