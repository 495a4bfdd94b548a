import { useEffect } from 'react'

/** Asks search engines not to list the page while the component is mounted. */
export function useUnlisted(): void {
  useEffect(() => {
    const mark = document.createElement('meta')
    mark.name = 'robots'
    mark.content = 'noindex, nofollow'
    document.head.append(mark)
    return () => mark.remove()
  }, [])
}
