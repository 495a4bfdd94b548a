import { isIPv6 } from 'node:net'

const GROUPS = 8
const OF_A_NETWORK = 4
const MAPPED = /^(?:0:){5}ffff:([\da-f]+):([\da-f]+)$/

/**
 * Returns the part of an address that is counted: a whole IPv4 address, or the first 64 bits of an IPv6 address, because its holder has all
 * addresses of that network. An IPv4-mapped IPv6 address counts as the IPv4 one.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return bare
  const groups = groupsOf(bare)
  const mapped = MAPPED.exec(groups.join(':'))
  if (mapped) return [mapped[1], mapped[2]].flatMap((group) => bytesOf(group ?? '0')).join('.')
  return `${groups.slice(0, OF_A_NETWORK).join(':')}::/64`
}

/** Returns the eight groups of an address without leading zeros. The platform's parser has normalized the rest before. */
function groupsOf(address: string): string[] {
  const spelled = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = spelled.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after]
}

const bytesOf = (group: string): number[] => {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
