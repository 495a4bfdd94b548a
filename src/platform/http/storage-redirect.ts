/** Returns the address of an answer after all redirects, which browsers and Node name differently; null where neither does. */
export function finalAddress(request: unknown): string | null {
  if (typeof request !== 'object' || request === null) return null
  if ('responseURL' in request && typeof request.responseURL === 'string' && request.responseURL !== '') return request.responseURL
  const answer = 'res' in request ? request.res : null
  if (typeof answer !== 'object' || answer === null) return null
  return 'responseUrl' in answer && typeof answer.responseUrl === 'string' ? answer.responseUrl : null
}
