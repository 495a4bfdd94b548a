import { proxy, ref } from 'valtio'
import type { ProofSubject } from '../../engine/proof/proof'
import { askForTab } from '../frame/right-tabs'

/** The numbers that were asked about, the last one shown; each was an input of the one before it, or clicked anew. */
export const proofTrail = proxy<{ systemId: string; subjects: ProofSubject[] }>({ systemId: '', subjects: [] })

/** Shows how a number came about. */
export function showProof(systemId: string, subject: ProofSubject): void {
  proofTrail.systemId = systemId
  proofTrail.subjects = [ref(subject)]
  askForTab('proof')
}

/** Goes on to a number that the shown one rests on. */
export function goDeeper(subject: ProofSubject): void {
  proofTrail.subjects = [...proofTrail.subjects, ref(subject)]
}

/** Goes back to an earlier number; one step where no place is given. */
export function goBack(to = proofTrail.subjects.length - 2): void {
  proofTrail.subjects = proofTrail.subjects.slice(0, Math.max(0, to) + 1)
}
