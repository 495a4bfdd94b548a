import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Proof, ProofSubject } from '../../engine/proof/proof'
import { proveFigure } from '../../engine/proof/prove-figure'
import { afterPaint } from '../../schedule/after-paint'
import { engine } from '../../state/core/engine'
import { inspectContext } from '../../state/core/inspect-context'
import { currentProject, projectState } from '../../state/piping/project'
import type { OpenSystem } from '../open-system/use-open-system'

export type ProofAnswer = { proof: Proof } | { missing: true } | { reason: string }

interface Asked {
  key: string
  answer: ProofAnswer
}

/** Returns the proof of a number, requested again after each result; null while it is pending. The last answer stays until the next one arrives. */
export function useProof({ system, result }: OpenSystem, subject: ProofSubject | undefined): ProofAnswer | null {
  const [asked, setAsked] = useState<Asked | null>(null)
  const systemId = system.id
  const revision = result?.revision ?? -1
  const key = subject === undefined ? '' : `${systemId} ${JSON.stringify(subject)}`
  // Edits of wiring change no result of the piping.
  const edited = useSnapshot(projectState).revision

  useEffect(() => {
    if (!subject || revision < 0) return
    let isWanted = true
    const ask = async (): Promise<void> => {
      await afterPaint()
      const answer = isWanted ? await answerOf(systemId, subject) : null
      if (isWanted && answer) setAsked({ key, answer })
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [systemId, revision, edited, key, subject])

  return asked?.key === key ? asked.answer : null
}

async function answerOf(systemId: string, subject: ProofSubject): Promise<ProofAnswer | null> {
  const project = currentProject()
  const system = project?.systems[systemId]
  if (!project || !system) return null
  try {
    const proof = await proveFigure(await engine(), project, system, inspectContext(project), subject)
    return proof ? { proof } : { missing: true }
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}
