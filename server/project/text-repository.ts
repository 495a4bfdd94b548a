import type { ExpressionBuilder } from 'kysely'
import { anywhere } from '../database/like-pattern'
import type { Tables } from '../database/tables'

type Joined = Tables & { owner: Tables['account'] }

/** Returns the condition that a text stands in the name, number or city of a project or in the name of its owner. */
export const containing = (of: ExpressionBuilder<Joined, 'project' | 'owner'>, text: string) => {
  const pattern = anywhere(text)
  return of.or([
    of('project.name', 'ilike', pattern),
    of('project.number', 'ilike', pattern),
    of('project.city', 'ilike', pattern),
    of('owner.name', 'ilike', pattern),
  ])
}
