import type { Program, Project } from '../../../model/project/project'
import { textIn, type JsonRecord, type Place } from '../read-value'

const UNKNOWN: Program = { version: '', builtAt: '' }

/** Reads the program that has written a project: `ProgramVer` and `ProgramVerTime`. */
export function readProgram(record: JsonRecord, place: Place): Pick<Project, 'program'> {
  const program = { version: textIn(record, 'ProgramVer', place) ?? '', builtAt: textIn(record, 'ProgramVerTime', place) ?? '' }
  return program.version === '' && program.builtAt === '' ? {} : { program }
}

/** Writes it; both are empty in a project that the editor has not saved yet. */
export function writeProgram({ program = UNKNOWN }: Pick<Project, 'program'>): JsonRecord {
  return { ProgramVer: program.version, ProgramVerTime: program.builtAt }
}
