import { version } from '../../../../package.json'
import type { Program, Project } from '../../../model/project/project'
import { textIn, type JsonRecord, type Place } from '../read-value'

/** This program, where it does not know when it was built. */
const THIS: Program = { version, builtAt: '' }

/** Reads the program that has written a project: `ProgramVer` and `ProgramVerTime`. This program without a time says no more than a missing one. */
export function readProgram(record: JsonRecord, place: Place): Pick<Project, 'program'> {
  const program = { version: textIn(record, 'ProgramVer', place) ?? '', builtAt: textIn(record, 'ProgramVerTime', place) ?? '' }
  const isSaid = program.builtAt !== '' || (program.version !== '' && program.version !== THIS.version)
  return isSaid ? { program } : {}
}

export function writeProgram({ program = THIS }: Pick<Project, 'program'>): JsonRecord {
  return { ProgramVer: program.version, ProgramVerTime: program.builtAt }
}
