import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../database/tables'
import type { PipeRow } from './pipe-specification'

/** Creates the store of what is kept beside projects: their pipes, and the first page that each account kept last. */
export const recordRepository = (tables: Kysely<Tables>) => ({
  /** Returns the pipes of a project that somebody has changed. */
  async pipesOf(projectId: string): Promise<PipeRow[]> {
    const rows = await tables.selectFrom('project_pipe').selectAll().where('project_id', '=', projectId).execute()
    return rows.map(({ od_mm, material, wall_mm, insulation_mm, form, is_allowed }) => ({
      odMm: od_mm,
      material,
      wallMm: wall_mm,
      insulationMm: insulation_mm,
      form,
      isAllowed: is_allowed,
    }))
  },

  /** Stores pipes of a project over those of the same diameters. */
  async storePipes(projectId: string, pipes: readonly PipeRow[]): Promise<void> {
    const values = pipes.map((pipe) => ({
      project_id: projectId,
      od_mm: pipe.odMm,
      material: pipe.material,
      wall_mm: pipe.wallMm,
      insulation_mm: pipe.insulationMm,
      form: pipe.form,
      is_allowed: pipe.isAllowed,
    }))
    await tables
      .insertInto('project_pipe')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['project_id', 'od_mm']).doUpdateSet((row) => ({
          material: row.ref('excluded.material'),
          wall_mm: row.ref('excluded.wall_mm'),
          insulation_mm: row.ref('excluded.insulation_mm'),
          form: row.ref('excluded.form'),
          is_allowed: row.ref('excluded.is_allowed'),
        })),
      )
      .execute()
  },

  /** Gives a copied project the pipes of its original. */
  async copyPipes(fromId: string, toId: string): Promise<void> {
    const columns = ['od_mm', 'material', 'wall_mm', 'insulation_mm', 'form', 'is_allowed'] as const
    await tables
      .insertInto('project_pipe')
      .columns(['project_id', ...columns])
      .expression(
        tables
          .selectFrom('project_pipe')
          .select(sql<string>`${toId}::text`.as('project_id'))
          .select(columns)
          .where('project_id', '=', fromId),
      )
      .execute()
  },

  /** Keeps a first page as the last one of an account: JSON text. */
  async keepFirstPage(accountId: string, origin: number, page: string): Promise<void> {
    await tables
      .insertInto('first_page')
      .values({ account_id: accountId, origin, page })
      .onConflict((conflict) => conflict.columns(['account_id', 'origin']).doUpdateSet({ page, saved_at: sql<Date>`clock_timestamp()` }))
      .execute()
  },

  /** Returns the first page that an account kept last; undefined before the first. */
  async lastFirstPage(accountId: string, origin: number): Promise<{ page: string; savedAt: Date } | undefined> {
    const row = await tables
      .selectFrom('first_page')
      .select(['page', 'saved_at'])
      .where('account_id', '=', accountId)
      .where('origin', '=', origin)
      .executeTakeFirst()
    return row && { page: row.page, savedAt: row.saved_at }
  },
})

export type RecordRepository = ReturnType<typeof recordRepository>
