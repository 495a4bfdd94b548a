import { InputError } from '../../contract/input-error'
import { idIn, recordOf, shown, step, type Place } from '../../contract/wire/read-value'
import type { ProofSubject } from '../proof/proof'

const SUBJECT: Place = () => 'subject'
const PLACES = ['node', 'edge', 'outdoor']
const FIELDS = ['quantity', ...PLACES]

/**
 * Reads the subject of a proof field by field.
 * @throws InputError with a path such as `subject.edge`
 */
export function readProofSubject(value: unknown): ProofSubject {
  const record = recordOf(value, SUBJECT)
  const unknown = Object.keys(record).find((name) => !FIELDS.includes(name))
  if (unknown !== undefined) throw new InputError(`subject${step(unknown)}`, `only the fields ${FIELDS.join(', ')}`)
  const places = PLACES.filter((name) => record[name] !== undefined)
  if (places.length !== 1) throw new InputError('subject', 'one of the fields node, edge and outdoor')
  const quantity = idIn(record, 'quantity', SUBJECT)
  if (record['node'] !== undefined) return { node: idIn(record, 'node', SUBJECT), quantity }
  if (record['edge'] !== undefined) return { edge: idIn(record, 'edge', SUBJECT), quantity }
  if (record['outdoor'] !== true) throw new InputError('subject.outdoor', `true, not ${shown(record['outdoor'])}`)
  return { outdoor: true, quantity }
}
