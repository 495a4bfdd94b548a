import { useState } from 'react'

interface Composition {
  /** What the box shows: the text being composed as it is, otherwise the value. */
  text: string
  onStart: () => void
  onType: (text: string, event: Event) => void
  /** The composition is over with this text; null where it was given up. */
  onEnd: (text: string | null) => void
}

/**
 * Leaves a text alone while an input method composes it: pinyin on its way to a Chinese character is no input yet, and a box that is written meanwhile
 * loses it. `take` receives every other text, and the composed one at its end.
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
