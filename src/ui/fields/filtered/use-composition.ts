import { useState } from 'react'

interface Composition {
  /** Text of the box: during composition the composed text as it is, otherwise the value. */
  text: string
  onStart: () => void
  onType: (text: string, event: Event) => void
  /** Called when the composition ends with this text; null where it was cancelled. */
  onEnd: (text: string | null) => void
}

/**
 * Leaves a text alone while an input method composes it: pinyin before its Chinese character is no input yet, and writing the box would lose it. `take`
 * receives every other text, and the composed one at its end.
 */
export function useComposition(value: string, take: (text: string) => void): Composition {
  const [composed, setComposed] = useState<string | null>(null)
  return {
    text: composed ?? value,
    onStart: () => setComposed(value),
    onType: (text, event) => {
      if (composed !== null || ('isComposing' in event && event.isComposing === true)) setComposed(text)
      else take(text)
    },
    onEnd: (text) => {
      setComposed(null)
      if (text !== null) take(text)
    },
  }
}
