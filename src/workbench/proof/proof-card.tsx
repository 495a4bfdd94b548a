import { CopyButton, ActionIcon, Tooltip } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Proof, ProofInput } from '../../engine/proof/proof'
import type { OpenSystem } from '../open-system/use-open-system'
import { withUnit } from '../../platform/words/locale'
import { Formula } from './formula/formula'
import { writeOut } from './formula/write-out'
import { ProofInputs } from './proof-inputs'
import { ProofSourceNote } from './proof-source-note'
import { ReadersValue } from './readers-value'
import { useProofWords } from './use-proof-words'
import classes from './proof.module.css'
import type { ProofWords } from './use-proof-words'
import { ICON_PX } from '../../ui/frame/icon-sizes'

/** Writes a proof as plain text, for a mail or a calculation sheet. */
function proofText(proof: Proof, words: ProofWords): string {
  const inputs = (of: readonly ProofInput[]): string[] =>
    of.map(
      (input) => `  ${input.symbol} = ${words.exact(input.value)} ${input.unit}  ${words.input(input.name)} (${words.origin(input.from)})`,
    )
  const steps = proof.steps.flatMap((step, at) => [`${at + 1}. ${step.formula} = ${words.exact(step.value)}`, ...inputs(step.inputs)])
  return [
    `${words.place(proof.subject)}: ${words.quantity(proof.quantity)}`,
    `${proof.formula} = ${words.exact(proof.value)} ${proof.unit}`.trim(),
    ...inputs(proof.inputs),
    ...steps,
    ...(proof.table ? [`${proof.table.path} ${JSON.stringify(proof.table.row)}`] : []),
    ...(proof.source ? [`${proof.source.note} ${proof.source.refs.join(', ')}`.trim()] : []),
    `${proof.pack.id} ${proof.pack.version}`,
  ].join('\n')
}

/** Shows one proof: the number, the same written out with its values, what each of them is, the formula, the steps before it, and last the source. */
export function ProofCard({ open, proof }: { open: OpenSystem; proof: Proof }) {
  const { t } = useTranslation('proof')
  const words = useProofWords(open)
  const heading = useRef<HTMLHeadingElement>(null)
  const subject = JSON.stringify(proof.subject)
  const isOfLimit = /^(limit|margin)\./.test(proof.quantity)
  // The clicked number is unmounted with its panel, so the focus moves to the proof.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [subject])
  return (
    <article className={classes.card}>
      <header>
        <div>
          <p className={classes.kind}>{words.place(proof.subject)}</p>
          <h2 ref={heading} tabIndex={-1}>
            {words.quantity(proof.quantity)}
          </h2>
        </div>
        <CopyButton value={proofText(proof, words)}>
          {({ copied, copy }) => (
            <Tooltip label={copied ? t('copied') : t('copy')}>
              <ActionIcon aria-label={copied ? t('copied') : t('copy')} onClick={copy}>
                {copied ? <IconCheck size={ICON_PX} aria-hidden="true" /> : <IconCopy size={ICON_PX} aria-hidden="true" />}
              </ActionIcon>
            </Tooltip>
          )}
        </CopyButton>
      </header>
      <p className={classes.value}>
        <b title={words.exact(proof.value)}>{words.value(proof.value)}</b> {proof.unit}
        <ReadersValue open={open} value={proof.value} unit={proof.unit} />
      </p>
      <WrittenOut formula={proof.formula} inputs={proof.inputs} words={words} unit={isOfLimit ? proof.unit : ''} />
      <ProofInputs open={open} inputs={proof.inputs} label={t('inputs')} unit={isOfLimit ? proof.unit : ''} />
      <section>
        <h3>{t('formula')}</h3>
        <Formula text={proof.formula} />
      </section>
      {proof.steps.length > 0 ? (
        <section>
          <h3>{t('steps')}</h3>
          <ol className={classes.steps}>
            {proof.steps.map((step, at) => (
              <li key={at}>
                <p className={classes.stepHead}>
                  {t('step', { number: at + 1 })} <b title={words.exact(step.value)}>{words.value(step.value)}</b>
                </p>
                <WrittenOut formula={step.formula} inputs={step.inputs} words={words} />
                <Formula text={step.formula} />
                <ProofInputs open={open} inputs={step.inputs} label={t('step', { number: at + 1 })} />
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <ProofSourceNote proof={proof} />
      <p className={classes.note}>{t('metric')}</p>
    </article>
  )
}

interface WrittenOutProps {
  formula: string
  inputs: readonly ProofInput[]
  words: ProofWords
  /** Unit of operands that share the proof's unit. */
  unit?: string
}

/** Writes a formula with its values, such as "= 41.85 kW × 0.911"; nothing where the formula has only one value. */
function WrittenOut({ formula, inputs, words, unit = '' }: WrittenOutProps) {
  const { t } = useTranslation('proof')
  const text = writeOut(formula, {
    inputs,
    write: (value, own) => withUnit(words.value(value), own === '' ? unit : own),
    more: (count) => t('moreInputs', { count }),
  })
  return text === null ? null : <p className={classes.written}>= {text}</p>
}
