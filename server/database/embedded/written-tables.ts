import type { KyselyPlugin, OperationNode, RootOperationNode } from 'kysely'
import type { Tables } from '../tables'

export interface WrittenTables {
  plugin: KyselyPlugin
  /** Returns a number that grows with every statement that may have changed one of the tables. */
  count: (...tables: readonly (keyof Tables)[]) => number
}

/** Counts the writes to each table, so that caches know when to read again. It sees every statement that is made with Kysely. */
export function writtenTables(): WrittenTables {
  const counts = new Map<string, number>()
  let unknown = 0
  const running = new WeakMap<object, readonly string[] | null>()
  return {
    plugin: {
      transformQuery({ node, queryId }) {
        const tables = tablesWritten(node)
        if (tables?.length !== 0) running.set(queryId, tables)
        return node
      },
      // Counted after the database has answered: rows read before that moment are outdated, rows read after it are current.
      transformResult({ result, queryId }) {
        const tables = running.get(queryId)
        if (tables === null) unknown += 1
        for (const table of tables ?? []) counts.set(table, (counts.get(table) ?? 0) + 1)
        return Promise.resolve(result)
      },
    },
    count: (...tables) => tables.reduce((sum, table) => sum + (counts.get(table) ?? 0), unknown),
  }
}

/** Returns the names of the tables a statement writes to; null where they cannot be derived from it. */
function tablesWritten(node: RootOperationNode): readonly string[] | null {
  if ('with' in node) return null
  switch (node.kind) {
    case 'SelectQueryNode':
      return []
    case 'InsertQueryNode':
      return namesOf(node.into ? [node.into] : [])
    case 'UpdateQueryNode':
      return namesOf(node.table ? [node.table] : [])
    case 'DeleteQueryNode':
      return namesOf(node.from.froms)
    default:
      return null
  }
}

function namesOf(nodes: readonly OperationNode[]): readonly string[] | null {
  const names = nodes.map(nameOf)
  return names.length > 0 && names.every((name) => name !== null) ? names : null
}

const nameOf = (node: OperationNode): string | null => {
  if (node.kind !== 'TableNode' || !('table' in node)) return null
  const { identifier } = node.table as { identifier: { name: string } }
  return identifier.name
}
