import { useTranslation } from 'react-i18next'
import type { ProofInput } from '../../engine/proof/proof'
import type { OpenSystem } from '../open-system/use-open-system'
import { FormulaSymbol } from './formula/formula'
import { goDeeper } from './proof-trail'
import { useProofWords } from './use-proof-words'
import classes from './proof.module.css'

/** Maximum number of listed inputs: a sum over a whole system has one per pipe, and the first ones explain it. */
const MOST = 60

interface ProofInputsProps {
  open: OpenSystem
  inputs: readonly ProofInput[]
  label: string
  /** Unit of operands that share the proof's unit, such as value and limit of a margin. */
  unit?: string
}

/** Lists the operands of a formula: symbol, meaning, value and source; figures lead to their own proof. */
export function ProofInputs({ open, inputs, label, unit = '' }: ProofInputsProps) {
  const { t } = useTranslation('proof')
  const words = useProofWords(open)
  if (inputs.length === 0) return null
  return (
    <>
      <table className={classes.inputs} aria-label={label}>
        <tbody>
          {inputs.slice(0, MOST).map((input, at) => (
            <tr key={at}>
              <td>
                <FormulaSymbol name={input.symbol} />
              </td>
              <th scope="row">
                {words.input(input.name)}
                <small>{words.origin(input.from)}</small>
              </th>
              <td>
                {'quantity' in input.from ? (
                  <InputButton input={input} value={words.value(input.value)} label={words.quantity(input.from.quantity)} />
                ) : (
                  <span title={words.exact(input.value)}>{words.value(input.value)}</span>
                )}{' '}
                <span className={classes.unit}>{input.unit === '' ? unit : input.unit}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {inputs.length > MOST ? <p className={classes.note}>{t('moreInputs', { count: inputs.length - MOST })}</p> : null}
    </>
  )
}

function InputButton({ input, value, label }: { input: ProofInput; value: string; label: string }) {
  const { t } = useTranslation('proof')
  const { from } = input
  if (!('quantity' in from)) return null
  return (
    <button type="button" className={classes.deeper} aria-label={t('deeper', { name: label, value })} onClick={() => goDeeper(from)}>
      {value}
    </button>
  )
}
