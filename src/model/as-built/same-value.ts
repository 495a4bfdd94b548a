/** Whether two values of columns are the same; two that are not given are. */
export function isSameValue(one: number, other: number): boolean {
  return one === other || (Number.isNaN(one) && Number.isNaN(other))
}
