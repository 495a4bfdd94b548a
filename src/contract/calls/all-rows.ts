import { CALLS } from './index'
import type { Row } from './row'

const { project, ...areas } = CALLS

/** Every row once, because project kinds that share a call share its row. */
export const ALL_ROWS: readonly Row[] = [
  ...new Set([...Object.values(areas), ...Object.values(project)].flatMap((area) => Object.values<Row>(area))),
]
