import { proxy, ref } from 'valtio'
import type { ProofSubject } from '../../engine/proof/proof'
import { askForTab } from '../frame/right-tabs'

/** The numbers whose proof was opened, the last one shown; each is an input of the one before it, or was clicked directly. */
export const proofTrail = proxy<{ systemId: string; subjects: ProofSubject[] }>({ systemId: '', subjects: [] })

/** Shows the proof of a number. */
export function showProof(systemId: string, subject: ProofSubject): void {
  proofTrail.systemId = systemId
  proofTrail.subjects = [ref(subject)]
  askForTab('proof')
}

/** Opens the proof of an input of the shown number. */
export function goDeeper(subject: ProofSubject): void {
  proofTrail.subjects = [...proofTrail.subjects, ref(subject)]
}

/** Goes back to an earlier number of the trail, by default one step. */
export function goBack(to = proofTrail.subjects.length - 2): void {
  proofTrail.subjects = proofTrail.subjects.slice(0, Math.max(0, to) + 1)
}
