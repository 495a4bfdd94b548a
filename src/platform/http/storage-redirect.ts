/** The address an answer came from after all redirects: browsers and Node say it in places of their own; null where neither does. */
export function finalAddress(request: unknown): string | null {
  if (typeof request !== 'object' || request === null) return null
  if ('responseURL' in request && typeof request.responseURL === 'string' && request.responseURL !== '') return request.responseURL
  const answer = 'res' in request ? request.res : null
  if (typeof answer !== 'object' || answer === null) return null
  return 'responseUrl' in answer && typeof answer.responseUrl === 'string' ? answer.responseUrl : null
}
