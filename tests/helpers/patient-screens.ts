/** A screen under test is waited for as long as anything else is: after a second, the library's own patience, a crowded machine has not drawn it. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 30_000 })
}

export {}
