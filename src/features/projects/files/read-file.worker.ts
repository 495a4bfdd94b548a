import { expose } from 'comlink'
import { readProjectFile } from './project-file'

const reader = { read: readProjectFile }
export type FileReading = typeof reader

expose(reader)
