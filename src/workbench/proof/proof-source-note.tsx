import { useTranslation } from 'react-i18next'
import type { Proof } from '../../engine/proof/proof'
import classes from './proof.module.css'

/** Shows the row of the pack that a number is based on, verbatim, and the source of that section of the pack. */
export function ProofSourceNote({ proof }: { proof: Proof }) {
  const { t } = useTranslation('proof')
  const { table, source, pack } = proof
  const used = usedFields(proof)
  const fields = typeof table?.row === 'object' && table.row !== null ? Object.entries(table.row) : []
  return (
    <section>
      <h3>{t('source')}</h3>
      {table ? (
        <>
          <p className={classes.path}>
            <code>{table.path}</code>
          </p>
          {fields.length > 0 ? (
            <dl className={classes.row}>
              {fields
                .filter(([, value]) => typeof value !== 'object')
                .map(([name, value]) => (
                  <div key={name} data-used={used.has(name) || undefined}>
                    <dt>{name}</dt>
                    <dd>{String(value)}</dd>
                  </div>
                ))}
            </dl>
          ) : null}
        </>
      ) : (
        <p className={classes.note}>{t('noTable')}</p>
      )}
      {source ? (
        <p className={classes.source}>
          <b>{t(`class.${source.cls}`, { defaultValue: source.cls })}</b> {source.note}
          {source.refs.length > 0 ? <span className={classes.refs}>{source.refs.join(' · ')}</span> : null}
        </p>
      ) : null}
      <p className={classes.note}>{t('pack', { id: pack.id, version: pack.version })}</p>
    </section>
  )
}

/** Returns the fields of the row that some step of the proof reads. */
function usedFields({ inputs, steps, table }: Proof): Set<string> {
  const paths = [...inputs, ...steps.flatMap((step) => step.inputs)].flatMap(({ from }) => ('path' in from ? [from.path] : []))
  const start = `${table?.path ?? ''}.`
  return new Set(paths.filter((path) => path.startsWith(start)).map((path) => /^\w*/.exec(path.slice(start.length))?.[0] ?? ''))
}
