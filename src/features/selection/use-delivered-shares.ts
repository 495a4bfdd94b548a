import { useEffect, useState } from 'react'
import { deliveredShares, type DeliveredShares } from '../../engine/decode/delivered-shares'
import { engine } from '../../state/core/engine'
import { inspectContext } from '../../state/core/inspect-context'
import { loadPack } from '../../state/core/pack'
import { currentProject } from '../../state/piping/project'
import { useSystemResult } from '../../ui/hooks/use-system-result'

const NOMINAL: DeliveredShares = { cooling: 1, heating: 1 }

/** Returns the core's shares of nominal capacity that a system's units deliver; null until it has answered, 1 where it calculates none. */
export function useDeliveredShares(systemId: string): DeliveredShares | null {
  const result = useSystemResult(systemId)
  const [shares, setShares] = useState<DeliveredShares | null>(null)
  useEffect(() => {
    let isWanted = true
    const ask = async (): Promise<DeliveredShares> => {
      const project = currentProject()
      if (!project) return NOMINAL
      const models = project.systems[systemId]?.outdoorModels ?? []
      const context = { ...inspectContext(project), arrange: false }
      return (await deliveredShares(await engine(), await loadPack(), context, models, result?.outdoor ?? null)) ?? NOMINAL
    }
    void ask()
      .catch(() => NOMINAL)
      .then((found) => isWanted && setShares(found))
    return () => {
      isWanted = false
    }
  }, [systemId, result])
  return shares
}
