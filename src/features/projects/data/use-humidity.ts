import { useEffect, useState } from 'react'
import { relativeHumidities, type DesignHumidity } from '../../../engine/weather/relative-humidity'
import type { DesignConditions } from '../../../model/project/project'
import { engine } from '../../../state/core/engine'

/** Returns the core's relative humidities of the design states; null until they are known, or where the core does not answer. */
export function useHumidity(design: Readonly<DesignConditions>): DesignHumidity | null {
  const [answer, setAnswer] = useState<DesignHumidity | null>(null)
  const asked = JSON.stringify(design)
  useEffect(() => {
    let isStale = false
    const give = (humidity: DesignHumidity | null): void => {
      if (!isStale) setAnswer(humidity)
    }
    engine()
      .then((running) => running.run(relativeHumidities, JSON.parse(asked) as DesignConditions))
      .then(give, () => give(null))
    return () => {
      isStale = true
    }
  }, [asked])
  return answer
}
